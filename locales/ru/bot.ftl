# Сообщения бота: люди, вопросы, карточки, кого ждём.

## Люди

person-name = { $name }
person-nameless = без имени
person-nobody = никто
person-mention = <a href="tg://user?id={ $id }">{ $name }</a>
person-gm = { $name } (ведущий)
person-with-hero = { $hero } ({ $name })
person-for = { $name }, вместо: { $other }
person-silent = { $name } · по молчанию
person-any-of = { $names } (достаточно одного ответа)

## Вопросы

prompt-of-game = <i>{ $game }</i>
prompt-whom = Отвечает: { $whom }
prompt-sealed = 🔒 { $who } — <b>{ $title }</b>
    Это увидишь только ты: открой личный чат и нажми «Старт».
prompt-secret = 🔒 Это видишь только ты.
prompt-group-picked = { $group }: <b>{ $picked }</b>
prompt-group-empty = { $group }: <i>{ $picked }</i>
prompt-groups-open = Можно ещё: <i>{ $groups }</i>
prompt-picked = Отмечено: <b>{ $picked }</b>
prompt-times = { $what } ×{ $count }
prompt-in-state = { $what }: { $state }
prompt-ways = ↻ нажми ещё раз: будет иначе
prompt-pick-one = выбери одно
prompt-pick-one-or-none = одно, если нужно
prompt-pick-at-least = хотя бы { $least }
prompt-pick-any = сколько нужно
prompt-pick-up-to = до { $most }, если нужно
prompt-ask = ✍️ Ответь на это сообщение: { $what }
prompt-ask-instead = ✍️ Или ответь на это сообщение: { $what }
prompt-ask-if-you-like = ✍️ Можно добавить ответом: { $what }
prompt-draft = ✍️ «{ $text }»
prompt-price = Цена: { $cost }
prompt-gain = Взамен: { $cost }
prompt-problem = ⚠️ { $problem }
prompt-due = ⏳ Срок: { $when }
prompt-if-silent = Если промолчать: { $what }
prompt-held = ⏸ Срок не идёт: { $why }
prompt-closed = { $title } — { $outcome }
page-of = Страница { $page } из { $pages }
cost-paid = −{ $what }
cost-gained = +{ $what }
silence-passes = пас
silence-plays = { $what }
silence-plays-text = «{ $text }»
silence-waits = игра подождёт
silence-calls-gm = игра подождёт, решит ведущий

## Кнопки

button-done = Готово
button-close = Закрыть
button-not-now = Не сейчас
button-cancel = Отмена
button-page-back = ‹ Назад
button-page-on = Дальше ›
button-join = Я играю
button-menu = Меню
button-act = Действовать
button-private = Открыть личный чат
button-open-game = Открыть игру
button-open-question = Показать вопрос
button-wait-more = Подождать ещё
button-play-default = Сыграть по молчанию
button-less = ▼ { $value }
button-more = ▲ { $value }
button-answer-for = Ответить: { $what }

## Кого ждём

waiting-title = <b>Кого ждём</b>
waiting-chances = <b>Могут вмешаться</b>
waiting-nobody = Никого не ждём.
waiting-paused = ⏸ Пауза, сроки стоят. Началась: { $when }
waiting-until = • { $who } — { $what } · срок: { $when }
waiting-in-secret = решают втайне
waiting-held = • { $who } — { $what } · срок не идёт: { $why }
waiting-stands = • { $who } — { $what }
waiting-open-end = • { $who } — { $what } · без срока
warning = ⏰ { $who }, тебя ждут: { $what }
warning-over = ✓ { $who } — { $what }: уже не ждём
nudge = 👋 Напоминает { $asker }:
nudge-later = 👋 Игра ждёт:
skip-title = <b>Больше не ждать</b>: за кого сыграть ход по молчанию?
skip-nothing = Пропускать некого.
skip-line = • { $who } — { $what } · сыграет: { $default }
skip-button = { $who }: { $what }
gm-call = ⏳ { $gm }, срок вышел. Молчание: { $who } — { $what }
    Игра ждёт твоего решения.
gm-call-default = Ход по молчанию: { $what }

## Карточки

setup-title = <b>Новая игра: { $title }</b>
setup-system = Система: { $name }
setup-system-open = ещё не выбрана
setup-rules = Решает стол:
setup-rule = • { $name }: { $value } (обычно: { $usual })
setup-switch-on = ☑ { $name }
setup-switch-off = ☐ { $name }
setup-language = Язык: { $name }
setup-pace = Темп: { $pace }
setup-hint-system = Выбери систему правил, язык и темп, потом открой игру.
setup-hint = Всё можно поменять и позже. Открываем?
card-title = <b>{ $title }</b>
card-system = Система: { $name }
card-gm = Ведущий: { $name }
card-players =
    { $count ->
        [one] { $count } игрок: { $names }
        [few] { $count } игрока: { $names }
       *[many] { $count } игроков: { $names }
    }
card-no-players = Игроков пока нет: жми «Я играю».
card-pace = Темп: { $pace }
card-rules = Домашние правила:
card-deaf = 👂 Я вижу здесь только команды и ответы мне. Чтобы видеть и остальное (для пересказов и отметок «кто здесь»), мне нужны права админа или выключенный режим приватности.
card-ended = 🏁 Игра окончена
card-asleep = 💤 Игра спит: меня убрали из группы
card-broken = ⚠️ Игра остановлена из-за сбоя. Данные целы, ведущий извещён.
scene-none = Сцены сейчас нет.

## Меню

menu-title = <b>Меню</b>: что можно сделать сейчас
menu-title-topic = <b>{ $topic }</b>
menu-below = { $topic } › { $below }
menu-topic = { $title } ›
menu-asked = ⏳ { $title }
menu-empty = Пока ничего. Когда что-то появится, я напишу.
menu-up = ‹ Назад
menu-act = Действия
menu-hero = Герой
menu-points = Очки
menu-gm = Ведущему

## Листы

sheet-none = Героя пока нет. Создать: /hero
button-sheet-text = Текстом

## Журнал

log-view-title = <b>Журнал</b>
log-view-empty = В журнале пока пусто.
log-view-head = { $when } · <b>{ $who }</b> · №{ $number }
log-view-undone = ↩️ Отменено:
log-view-secret = 🔒 { $line }
log-view-loaded = ⚠️ Кости подстроены: это репетиция
log-view-older = ‹ Раньше
log-view-newer = Позже ›
person-left = кто-то
person-silence = По молчанию

## Публикации

post-who = <b>{ $who }</b>

## Системы

ruleset-feats = Свершения
ruleset-cortex = Кортекс плюс
ruleset-flowers = Цветы планеты дальней
