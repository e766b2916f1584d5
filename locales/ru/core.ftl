# Кости, списки, время, отказы ядра.

## Кости

die = { -d }{ $sides }
dice-of-a-size = { $count }{ -d }{ $sides }
die-with-face = { $die }: <b>{ $face }</b>
block-die-from = { $die } ({ $source })
block-aside = В сторону:
block-no-dice = Костей нет
block-many-dice =
    { $count ->
        [one] 🎲 { $count } кость
        [few] 🎲 { $count } кости
       *[many] 🎲 { $count } костей
    }
block-track = { $label }: { $bar } { $done }/{ $length }
block-fact = { $label }: { $value }

## Списки

list-more = { $first }, { $rest }

## Время: момент всегда абсолютный, Telegram показывает его в поясе читателя

moment = <tg-time unix="{ $unix }" format="wdt">{ $words }</tg-time>
moment-words =
    { $weekday ->
        [mon] пн
        [tue] вт
        [wed] ср
        [thu] чт
        [fri] пт
        [sat] сб
       *[sun] вс
    } { $day } { $month ->
        [jan] января
        [feb] февраля
        [mar] марта
        [apr] апреля
        [may] мая
        [jun] июня
        [jul] июля
        [aug] августа
        [sep] сентября
        [oct] октября
        [nov] ноября
       *[dec] декабря
    }, { $time } ({ $zone })
moment-short = <tg-time unix="{ $unix }" format="dt">{ $words }</tg-time>
moment-words-short =
    { $day } { $month ->
        [jan] янв
        [feb] фев
        [mar] мар
        [apr] апр
        [may] мая
        [jun] июн
        [jul] июл
        [aug] авг
        [sep] сен
        [oct] окт
        [nov] ноя
       *[dec] дек
    }, { $time }
span-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
span-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
span-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
span-both = { $large } { $small }

## Отказы ядра: короткие, без разметки; говорят, что делать

refuse-somehow = Так нельзя, и ничего не изменилось.
refuse-out-of-date = Это уже неактуально. Открой меню: там всё, что можно сейчас.
refuse-not-yours = Этот вопрос не к тебе.
refuse-unknown-option = Такого варианта здесь уже нет.
refuse-option-blocked = { $option }: { $why }
refuse-picked-twice =
    { $most ->
        [one] «{ $option }» можно взять не больше { $most } раза.
        [few] «{ $option }» можно взять не больше { $most } раз.
       *[many] «{ $option }» можно взять не больше { $most } раз.
    }
refuse-picked-both-ways = Что-то одно: «{ $one }» или «{ $other }».
refuse-too-many-in-group =
    { $most ->
        [one] «{ $group }»: можно отметить только один вариант.
        [few] «{ $group }»: можно отметить не больше { $most } вариантов.
       *[many] «{ $group }»: можно отметить не больше { $most } вариантов.
    }
refuse-too-few-in-group =
    { $least ->
        [one] «{ $group }»: отметь хотя бы { $least } вариант.
        [few] «{ $group }»: отметь хотя бы { $least } варианта.
       *[many] «{ $group }»: отметь хотя бы { $least } вариантов.
    }
refuse-too-few-picks =
    { $least ->
        [one] Отметь хотя бы { $least } вариант (сейчас { $has }).
        [few] Отметь хотя бы { $least } варианта (сейчас { $has }).
       *[many] Отметь хотя бы { $least } вариантов (сейчас { $has }).
    }
refuse-too-many-picks =
    { $most ->
        [one] Можно отметить не больше { $most } варианта (сейчас { $has }).
        [few] Можно отметить не больше { $most } вариантов (сейчас { $has }).
       *[many] Можно отметить не больше { $most } вариантов (сейчас { $has }).
    }
refuse-text-not-asked = Здесь нужен ответ кнопкой, а не текстом.
refuse-text-missing = Не хватает текста: { $asked }
refuse-text-too-long =
    { $most ->
        [one] Слишком длинно: { $has }, а помещается { $most } знак.
        [few] Слишком длинно: { $has }, а помещается { $most } знака.
       *[many] Слишком длинно: { $has }, а помещается { $most } знаков.
    }
refuse-nothing-to-play = Здесь без ответа не обойтись: хода по молчанию у этого вопроса нет.
refuse-already-seated = Это место уже занято.
refuse-not-seated = Этого места за столом уже нет.
refuse-no-such-rule = Такого домашнего правила нет: { $rule }
refuse-bad-rule-value = Так это правило не настроить: { $value }
refuse-no-such-ruleset = Такой системы правил нет: { $name }
