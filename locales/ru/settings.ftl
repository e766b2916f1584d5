# Настройки игры и человека.

## Темп, молчание, правила

pace-brisk = Быстрый
pace-daily = День за днём
pace-slow = Неспешный
pace-none = Без сроков
pace-custom = Свой
pace-with-hours = { $name } (реакция { $window } · ход { $turn } · сцена { $scene })
pace-without-clock = Без сроков: ждём сколько нужно
pace-no-clock = без срока
policy-default = Если промолчать до срока, сыграет безопасный ход: он указан в вопросе.
policy-hold = Если промолчать до срока, игра подождёт и позовёт ведущего.
policy-mixed = Если промолчать до срока, сыграет безопасный ход, указанный в вопросе. Но здесь игра подождёт ведущего: { $classes }.
wait-class-window = реакция
wait-class-turn = ход
wait-class-scene = сцена
rule-line = • { $name }: { $value }
rule-yes = да
rule-no = нет
rule-number = { $value }
language-ru = Русский
language-en = English

settings-title = <b>Настройки: { $title }</b>
settings-zone = Часовой пояс игры: { $zone }
settings-hour = Час, когда кончается встреча по календарю: { $hour }:00
settings-hint = Сменить: <code>/settings зона Омск</code>, <code>/settings час 20</code>
button-pace = Темп
button-silence = Если молчат
button-rules = Домашние правила
pace-title = <b>Темп</b>: сколько ждём ответа
pace-preset = • { $pace }
pace-hint = Свои часы (реакция, ход, сцена): <code>/pace 4 24 48</code>. Открытые вопросы получат новое время целиком.
silence-title = <b>Если молчат</b>
silence-class = • { $name } — { $what }
silence-is-default = безопасный ход
silence-is-hold = ждём ведущего
silence-turn-default = Ждать: { $name }
silence-turn-hold = Не ждать: { $name }
rules-title = <b>Домашние правила</b>
rules-none = У этой системы нет домашних правил.

## Личные настройки

me-title = <b>Твои настройки</b> — для всех твоих игр
me-zone = Часовой пояс: { $zone }
me-quiet = Тихие часы: { $hours }
me-language = Язык: { $name }
me-no-games = Игр пока нет.
me-games =
    { $count ->
        [one] У тебя { $count } игра:
        [few] У тебя { $count } игры:
       *[many] У тебя { $count } игр:
    }
me-game = • { $title }
me-game-gm = • { $title } (ты ведёшь)
quiet-hours = { $start }–{ $end }
quiet-off = нет
button-quiet-off = Без тихих часов
language-by-itself = Авто
button-zone = Часовой пояс

## Часовые пояса

zone-title = <b>Часовой пояс</b>
zone-hint = Выбери город с твоим временем. Нет в списке? Напиши город или сдвиг: <code>/me zone +7</code>
zone-as-game = Как в игре
zone-other = { $zone }
zone-europe-kaliningrad = Калининград
zone-europe-moscow = Москва
zone-europe-samara = Самара
zone-asia-yekaterinburg = Екатеринбург
zone-asia-omsk = Омск
zone-asia-novosibirsk = Новосибирск
zone-asia-irkutsk = Иркутск
zone-asia-yakutsk = Якутск
zone-asia-vladivostok = Владивосток
zone-asia-kamchatka = Камчатка
zone-europe-minsk = Минск
zone-europe-kyiv = Киев
zone-asia-tbilisi = Тбилиси
zone-asia-yerevan = Ереван
zone-asia-almaty = Алматы
zone-asia-jerusalem = Иерусалим
zone-europe-berlin = Берлин
zone-europe-london = Лондон
zone-america-new-york = Нью-Йорк
zone-america-los-angeles = Лос-Анджелес

## К чему относятся слова

which-question-title = На какой вопрос это ответ?
which-question = { $game }: { $what }
which-game-title = Для какой игры?
which-game-one = { $game }
