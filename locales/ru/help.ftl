# Приветствие и справка. `command-…` видно в списке команд Telegram, `help-…` — по /help.

start =
    <b>Привет! Я { -brand }.</b>
    Помогаю играть в ролевые игры перепиской, без спешки: бросаю кости, слежу за правилами, зову тех, чей ход, и не даю игре заглохнуть.

    Ведёшь игру? Добавь меня в группу и напиши там /newgame.
    Хочешь играть? Нажми «Я играю» на карточке игры в своей группе.
start-from-game =
    <b>Готово, теперь я могу писать тебе лично.</b>
    Игра «{ $game }»: сюда будут приходить вопросы к тебе, здесь удобно собирать героя и броски. Всё, что можно сейчас, — /menu.
button-add-to-group = Добавить в группу
button-help = Помощь
button-me = Мои настройки
help-title = <b>Что я умею.</b> Подробнее: <code>/help act</code>
help-unknown = Такой команды нет: { $command }
help-line = /{ $command } — { $what }
help-topic-everyone = <b>Для всех</b>
help-topic-game = <b>Игра за столом</b>
help-topic-play = <b>Ход игры</b>
help-topic-gm = <b>Ведущему</b>

command-start = познакомиться
command-help = что я умею
command-rule = правила по слову
command-me = мой пояс, тихие часы, язык
command-newgame = начать новую игру
command-join = сесть за стол
command-leave = выйти из игры
command-endgame = закончить игру
command-act = начать действие
command-menu = всё, что можно сейчас
command-hero = создать или изменить героя
command-sheet = лист героя
command-scene = что происходит сейчас
command-status = то же, что /scene
command-waiting = кого и чего ждём
command-log = что было
command-gm = меню ведущего
command-nudge = напомнить тем, кого ждём
command-pause = остановить сроки
command-resume = снять с паузы
command-extend = продлить срок
command-skip = не ждать: ход по молчанию
command-undo = отменить последний шаг
command-pace = сколько ждём ответа
command-settings = настройки игры
command-rules_options = домашние правила

help-start =
    <b>/start</b> — открывает наш личный чат. Без него я не смогу писать тебе лично: собирать героя и считать бросок удобнее здесь.
    Пример: <code>/start</code>
help-help =
    <b>/help</b> — список команд или подробности об одной.
    Пример: <code>/help waiting</code>
help-rule =
    <b>/rule</b> — что говорят правила о слове: коротко, с кнопками к близкому. Без слова — оглавление.
    Пример: <code>/rule стресс</code>
    Пример: <code>/rule</code>
help-me =
    <b>/me</b> — твой часовой пояс, тихие часы и язык. Действует во всех твоих играх; в тихие часы я тебя не зову.
    Пример: <code>/me zone Омск</code>
    Пример: <code>/me quiet 22-8</code>
help-newgame =
    <b>/newgame</b> — новая игра в этой группе или теме. Выбери систему, язык и темп; ты станешь ведущим.
    Пример: <code>/newgame Тени над городом</code>
help-join =
    <b>/join</b> — занять место за столом. То же самое — кнопка «Я играю» на карточке игры.
    Пример: <code>/join</code>
help-leave =
    <b>/leave</b> — выйти из игры. Сначала спрошу, точно ли.
    Пример: <code>/leave</code>
help-endgame =
    <b>/endgame</b> — закончить игру. Только ведущий; сначала спрошу, точно ли.
    Пример: <code>/endgame</code>
help-act =
    <b>/act</b> — начать действие героя: выбери, что и как он делает, посмотри шансы и бросай.
    Пример: <code>/act</code>
    Пример: <code>/act скрытность: лезу через стену</code>
    Пример, запас дайсов: <code>/act соло отличие1 полёт трюк</code>
    Или самими дайсами: <code>/act к8 к8 к10</code>
    Ответ на любой вопрос, тоже словами: <code>/act 5 4 итог 6</code>
help-menu =
    <b>/menu</b> — всё, что ты можешь сделать сейчас, по темам. Что ждёт твоего ответа, стоит первым.
    Пример: <code>/menu</code>
    Сразу к делу, словами: <code>/menu отдать преимущество: трос, Искра</code>
help-hero =
    <b>/hero</b> — создать героя по шагам или прислать готовый лист текстом; потом — изменить его.
    Пример: <code>/hero</code>
help-sheet =
    <b>/sheet</b> — показать лист героя: своего или названного.
    Пример: <code>/sheet Искра</code>
help-scene =
    <b>/scene</b> — карточка сцены: что происходит и кого ждём.
    Пример: <code>/scene</code>
help-status =
    <b>/status</b> — то же, что /scene: карточка сцены и кого ждём.
    Пример: <code>/status</code>
help-waiting =
    <b>/waiting</b> — кого ждём, чего и до какого времени.
    Пример: <code>/waiting</code>
help-log =
    <b>/log</b> — последние события игры. Можно сказать, сколько.
    Пример: <code>/log 20</code>
help-gm =
    <b>/gm</b> — меню ведущего: сцены, персонажи, правки вручную, ответы за других.
    Пример: <code>/gm</code>
    Сразу к делу, словами: <code>/gm закрыть сцену</code>
help-nudge =
    <b>/nudge</b> — напомнить всем, кого ждём, или одному. В чужие тихие часы напоминание подождёт.
    Пример: <code>/nudge Искра</code>
help-pause =
    <b>/pause</b> — остановить все сроки. Оставшееся время сохранится.
    Пример: <code>/pause</code>
help-resume =
    <b>/resume</b> — снять с паузы: сроки пойдут с того места, где стояли.
    Пример: <code>/resume</code>
help-extend =
    <b>/extend</b> — продлить идущие сроки: на столько-то часов или дней.
    Пример: <code>/extend 12</code>
    Пример: <code>/extend 2д</code>
help-skip =
    <b>/skip</b> — больше не ждать: выбери, за кого сыграет безопасный ход, как по сроку.
    Пример: <code>/skip</code>
help-undo =
    <b>/undo</b> — отменить последний шаг или несколько. Игрок может отменить свой последний шаг, если не было броска.
    Пример: <code>/undo 2</code>
help-pace =
    <b>/pace</b> — сколько ждём ответа: готовый темп или свои часы (реакция, ход, сцена).
    Пример: <code>/pace 4 24 48</code>
help-settings =
    <b>/settings</b> — темп, что делать при молчании, часовой пояс, язык и домашние правила игры.
    Пример: <code>/settings</code>
    Пример: <code>/settings зона Омск</code>
help-rules_options =
    <b>/rules_options</b> — домашние правила: где ваш стол играет по-своему.
    Пример: <code>/rules_options</code>

## Правила по слову: /rule

about-contents = <b>{ $system }: правила</b>
    Выбери главу или напиши слово: <code>/rule стресс</code>
about-chapter = <b>{ $topic }</b>
about-several = «{ $typed }»: в правилах такое есть не одно. Что показать?
about-unknown = В правилах нет такого слова: { $typed }
about-near = Может быть, одно из этих?
about-example = Пример: <code>/rule { $example }</code>
about-which-system = Правила какой системы?
about-back = ‹ { $topic }
button-about-contents = Все главы
button-about = ❓ Правила
