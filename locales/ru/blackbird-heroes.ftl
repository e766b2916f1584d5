# Блэкбёрд: герои, их листы и сборка по шагам.

## Лист на экране

blackbird-sheet-head = { $hero }
blackbird-attribute-boldness = Крутость
blackbird-attribute-agility = Проворство
blackbird-attribute-endurance = Выносливость
blackbird-attribute-intellect = Интеллект
blackbird-attribute-communication = Общение
blackbird-attribute-value = { $attribute } { $value }
blackbird-sheet-health = Здоровье
blackbird-sheet-pool = Пул: { $pool }/{ $most }
blackbird-sheet-fate = Очки судьбы: { $points }/{ $most }
blackbird-sheet-talents = Таланты
blackbird-sheet-flags = Флаги
blackbird-sheet-perks = Перки
blackbird-sheet-things = Вещи
blackbird-sheet-xp = Опыт: карьерный { $career }, общий { $general }
blackbird-section = { $head }:
blackbird-career = { $career }: вложено { $points }, свободно { $left }
blackbird-trait = { $name }
blackbird-trait-typed = { $trait } [{ $type }]
blackbird-trait-comment = { $trait } ({ $comment })
blackbird-skill-inside = ↳ { $skill }
blackbird-flag = { $flag }: { $pool }/3
blackbird-flag-struck = { $flag }: вычеркнут
blackbird-type-masterfully = Мастерски
blackbird-type-effortlessly = Не напрягаясь
blackbird-type-natural-ability = Природная способность
blackbird-type-rich-experience = Богатый опыт

## Лист текстом

blackbird-change-stays = Можно дописать аспекты и навыки, вещи и заметки; сделанное раньше не меняется, пул и здоровье остаются как в игре.
blackbird-sheet-example =
    Имя: Искра
    Атрибуты: Крутость 1, Проворство 3, Выносливость 1, Интеллект 1, Общение 1
    Карьеры:
    Курьер (7)
    - Короткой дорогой [Мастерски] (дворы и чердаки)
    + Прыгать не глядя [Богатый опыт]
    Механик (6)
    - Старые моторы
    Голубятник (5)
    Таланты:
    - Всегда при деле
    Флаги:
    - Младший брат
    Очки судьбы: 1
    Инвентарь:
    - Отмычки: +1к6
blackbird-import-replaced = с пулом, здоровьем, судьбой и опытом
blackbird-doubt-unknown-line = не читается, уйдёт в заметки
blackbird-doubt-effect-not-understood = эффект не читается, останется словами
blackbird-doubt-pool-over-maximum = пул больше своего предела
blackbird-doubt-health-max-differs = предел здоровья не сходится с Выносливостью и перками
blackbird-doubt-missing-attribute = указаны не все атрибуты, пропущенные будут 0

## По шагам

blackbird-points-left = Осталось очков: атрибуты { $attributes } · карьеры { $careers } · таланты и флаги { $picks }
blackbird-left-of = Останется на атрибуты: { $left } из { $of }
blackbird-career-left = Останется на карьеры: { $left }
blackbird-fault = ⚠️ { $fault }
blackbird-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
blackbird-step-name = Как зовут героя?
blackbird-step-name-says = Имя видят все за столом.
blackbird-step-name-asks = Имя
blackbird-step-attributes = Атрибуты
blackbird-step-attributes-says = Раздай 7 очков, в каждый атрибут от 0 до 3. Выносливость прибавляет здоровье.
blackbird-step-career = Карьеры
blackbird-step-career-says = Чем герой занимается долго: от 3 до 6 карьер, в каждую от 3 до 7 очков, всего 18. Отметь очки и напиши название; то же название меняет очки.
blackbird-step-career-asks = Название карьеры
blackbird-group-points = Очки
blackbird-step-pick = Таланты, флаги, судьба
blackbird-step-pick-says = Три очка: талант (манера или склонность), флаг (что движет героем) или очко судьбы (переброс). Все три на одно нельзя.
blackbird-step-pick-asks = Название (пояснение)
blackbird-group-pick = На что
blackbird-pick-talent = Талант (впиши название)
blackbird-pick-flag = Флаг (впиши название)
blackbird-pick-fate = Очко судьбы
blackbird-step-inside = Внутри карьеры
blackbird-step-inside-says = Аспект стоит 1 (с типом 2), навык внутри аспекта 2 (с двумя типами 3). Что не потрачено, пригодится в игре.
blackbird-new-aspect = Новый аспект
blackbird-new-skill = + навык: { $aspect }
blackbird-step-aspect = Новый аспект
blackbird-step-aspect-says = «Мастерски» даёт ещё одну кость пула, «Не напрягаясь» запасает пятёрки и шестёрки. Тип можно не брать; потом не изменить.
blackbird-step-skill = Новый навык
blackbird-step-skill-says = «Природная способность» даёт одну-две кости пула, «Богатый опыт» прибавляет 1 к одной кости. Один тип бесплатно, второй за 1.
blackbird-step-trait-asks = Название (до пяти слов)
blackbird-group-types = Тип
blackbird-trait-price = Цена: { $price }, свободно: { $left }
blackbird-step-item = Вещь
blackbird-step-item-says = Название (пояснение): эффекты, например «Отмычки: +1к6». Решает ведущий.
blackbird-step-item-asks = Название (пояснение): эффекты
blackbird-step-notes = Заметки
blackbird-step-notes-says = Что важно помнить о герое. Новые заметки встанут вместо старых.
blackbird-step-notes-asks = Заметки
blackbird-step-remove = Что убрать?
blackbird-step-choose = Что ещё?
blackbird-step-choose-says = Добавь аспекты и навыки внутри карьер или отдай лист ведущему.
blackbird-choose-done = Готово, ведущему
blackbird-choose-inside = В карьеру: { $career }
blackbird-choose-attributes = Атрибуты
blackbird-choose-career = Карьеры
blackbird-choose-pick = Таланты, флаги, судьба
blackbird-choose-fewer-fate = Вернуть очко судьбы
blackbird-choose-item = + вещь
blackbird-choose-notes = Заметки
blackbird-choose-name = Имя
blackbird-choose-remove = Убрать лишнее

## За столом

blackbird-scene-card = Сцена: { $title }
blackbird-hero-in-short = { $hero }: здоровье { $health }/{ $most } ({ $state }), пул { $pool }
blackbird-health-fine = в порядке
blackbird-health-wounded = ранение
blackbird-health-unconscious = без сознания
blackbird-health-dead = смерть

## Что дают вещи и перки

blackbird-does = { $thing }: { $effect }
blackbird-effect-successes = успехи { $amount }
blackbird-effect-dice = кости { $amount }
blackbird-effect-difficulty = сложность { $amount }
blackbird-effect-health = здоровье { $amount }
blackbird-effect-fate-max = предел судьбы { $amount }
blackbird-effect-career-xp = карьерный опыт { $amount }
blackbird-effect-general-xp = общий опыт { $amount }
blackbird-effect-restore-pool = пул { $amount }
blackbird-effect-reroll-die = переброс кости
blackbird-effect-reroll-all = переброс всего броска
blackbird-effect-plus = { $amount } к одной кости
blackbird-effect-patterns = считается для критических результатов и флэша
blackbird-effect-uses =
    { $uses ->
        [one] { $uses } раз за бросок
        [few] { $uses } раза за бросок
       *[many] { $uses } раз за бросок
    }
blackbird-effect-result-note = результат: { $words }
blackbird-effect-ability = способность: { $words }
blackbird-effect-restriction = ограничение: { $words }
blackbird-on = на: { $what }
blackbird-on-explosion = на кости взрыва
blackbird-on-flash = на кость флэша
