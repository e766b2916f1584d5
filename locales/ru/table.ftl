# Отказы стола: места, сроки, настройки. Короткие, без разметки.

refuse-only-owner = Это может только тот, кто создал игру.
refuse-only-gm = Это может только ведущий.
refuse-only-players = Это только для тех, кто за столом.
refuse-game-over = Эта игра уже окончена.
refuse-no-such-seat = Такого места за столом нет.
refuse-at-the-table = Ты уже за столом.
refuse-already-gm = Этот человек уже ведёт игру.
refuse-not-gm = Этот человек не ведёт игру.
refuse-owner-stays = Создателя игры нельзя лишить роли ведущего.
refuse-own-deputy = Нельзя быть заместителем самому себе.
refuse-away-in-the-past = Это время уже прошло.
refuse-away-too-long =
    { $days ->
        [one] Отлучиться можно не больше чем на { $days } день.
        [few] Отлучиться можно не больше чем на { $days } дня.
       *[many] Отлучиться можно не больше чем на { $days } дней.
    }
refuse-already-paused = Игра уже на паузе.
refuse-not-paused = Игра не на паузе.
refuse-bad-hours = Нужно число часов: больше нуля и не больше { $most }. Например: 12
refuse-no-such-clock = Такого срока уже нет.
refuse-no-deadline = У этого вопроса нет срока.
refuse-bad-clock = С этим сроком так нельзя.
refuse-bad-hour = Нужен час суток от 0 до 23.
refuse-bad-days = Хотя бы один день недели должен остаться рабочим.
refuse-bad-excuses = Нужно число от 0 до { $most }.
refuse-bad-session-days = Нужно число дней больше нуля.
refuse-no-such-pace = Такого темпа нет: { $name }
refuse-no-such-language = Такого языка я не знаю: { $name }
refuse-unknown-zone = Не знаю такого пояса: { $name }. Напиши город или сдвиг, например Омск или +3
refuse-bad-quiet-hours = Не понимаю эти часы: { $typed }. Напиши так: 23-8
refuse-already-open = Игра уже открыта.
refuse-ruleset-missing = Сначала выбери систему правил.
refuse-game-stands = Игра стоит: сейчас никого не ждём.
refuse-not-awaited = Этого человека сейчас не ждём.
refuse-nudge-too-soon =
    { $minutes ->
        [one] Напоминали недавно. Снова можно через { $minutes } минуту.
        [few] Напоминали недавно. Снова можно через { $minutes } минуты.
       *[many] Напоминали недавно. Снова можно через { $minutes } минут.
    }
