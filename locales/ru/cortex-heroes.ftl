# Герои: лист на экране, лист текстом, ведущий смотрит лист. Числа приходят строками, где слово от них не зависит.

## Лист на экране

cortex-sheet-head = { $hero } · { $kind }
cortex-kind-hero = герой
cortex-kind-major = ключевой персонаж
cortex-kind-minor = второстепенный персонаж
cortex-kind-specialist = специалист
cortex-kind-mob = банда
cortex-kind-large_scale = крупномасштабный противник
cortex-sheet-about = { $words }
cortex-sheet-company = Кооперация
cortex-sheet-severity = Суровость
cortex-sheet-distinctions = Отличия:
cortex-sheet-set = Комплект: { $set }
cortex-sheet-set-off = Комплект: { $set } (отключён)
cortex-sheet-set-weak = Комплект: { $set } (ослаблен)
cortex-power-off = { $name } (отключено)
cortex-power-weak = { $name } (ослаблено)
cortex-sheet-powers = Силы
cortex-sheet-sfx = СЭФ: { $name }. { $words }
cortex-sheet-limit = Предел: { $name }. { $words }
cortex-sheet-specialties = Специализации
cortex-sheet-reactions = Для реакций: { $names }
cortex-sheet-milestone = Веха: { $name }
cortex-sheet-milestone-done = Веха: { $name } (завершена)
cortex-sheet-condition = { $worth } XP: { $words }
cortex-sheet-track = { $type }: стресс { $stress }, травма { $trauma }
cortex-sheet-track-out = { $type }: стресс { $stress }, травма { $trauma }, вне строя
cortex-no-die = нет
cortex-sheet-complications = Помехи
cortex-sheet-assets = Преимущества
cortex-sheet-resources = Ресурсы
cortex-sheet-banked = Отложенные дайсы
cortex-thing-helpless = { $name }, беспомощность
cortex-thing-endless = { $name }, надолго
cortex-thing-lasting = { $count ->
        [one] { $name }, ещё { $count } сцена
        [few] { $name }, ещё { $count } сцены
       *[many] { $name }, ещё { $count } сцен
    }
cortex-thing-of = { $name }: { $specialty }
cortex-sheet-gone = Покидает историю.
cortex-fact-pp = Сюжетные очки
cortex-fact-xp = XP
cortex-pp-with-floor = { $value } (минимум { $floor })
cortex-number = { $value }

## Лист текстом

cortex-change-stays = Очки, XP, стресс, помехи и ресурсы останутся как в игре.
cortex-sheet-example-company =
    Имя: Ласточка
    Описание: курьер, который летает без разрешения
    Кооперация: Соло d10, Друг d8, Команда d6
    Отличия:
    - Верну городу небо
    - Своих не бросаю
    - Высота зовёт

    Комплект: Крылья из латуни
    Сверхчеловеческий полёт d10
    Острые перья d6
    СЭФ: Пике. Вложи 1 СО, чтобы удвоить дайс полёта.
    Предел: Заклинило. Отключи комплект и получи 1 СО.

    Специализации: Пилотирование (мастер), Скрытность (эксперт)
    Для реакций: Сверхчеловеческий полёт
    Веха: Последний рейс
    1 XP, когда рассказываешь о погибшем экипаже.
    3 XP, когда рискуешь грузом ради человека.
    10 XP, когда возвращаешься туда, где всё случилось.
cortex-sheet-example-severity =
    Имя: Ласточка
    Описание: пилот без неба
    Суровость: Долг d10, Холод d8, Страх d6
    Отличия:
    - Считаю каждый вдох
    - Своих не бросаю
    - Говорю с машинами

    Комплект: Рой
    Дроны d8
    Чужие глаза d6
    СЭФ: Облако. Вложи 1 СО, чтобы добавить d6.
    Предел: Помехи в эфире. Отключи комплект и получи 1 СО.

    Специализации: Пилотирование (мастер), Механика (эксперт)
    Для реакций: Дроны
    Веха: Дом
    1 XP, когда говоришь о доме вслух.
    10 XP, когда решаешь, возвращаться ли.
cortex-import-replaced = с очками, стрессом и ресурсами
cortex-doubt-unknown-field = такого поля нет, строка уйдёт в описание
cortex-doubt-tier-mismatch = дайс не тот, что в названии; верю дайсу
cortex-doubt-level-mismatch = уровень и дайс расходятся; верю дайсу
cortex-doubt-set-without-limit = у этого комплекта нет предела
cortex-doubt-empty-text = название без слов о том, как это работает
cortex-problems = Правила создания просят другого:
cortex-problem-affiliation-dice = главные дайсы не те, что положены
cortex-problem-distinction-count = отличий не столько, сколько нужно
cortex-problem-milestone-count = нужна одна или две вехи
cortex-problem-milestones-not-allowed = вехи бывают только у героев
cortex-problem-multi-dice-count = банде и гиганту нужно хотя бы два одинаковых дайса
cortex-problem-team-dice-mixed = дайсы банды должны быть одинаковы
cortex-problem-power-die = у силы дайс от к6 до к12
cortex-problem-reaction-default = для реакций: по одной силе из комплекта и одна специализация, и все с этого листа
cortex-problem-set-count = комплектов не столько, сколько нужно
cortex-problem-set-without-limit = в комплекте нет предела
cortex-problem-set-without-power = в комплекте нет ни одной силы
cortex-problem-sets-not-allowed = специалисту комплекты не положены
cortex-problem-specialty-count = специализаций не столько, сколько нужно
cortex-problem-specialty-level = такой уровень специализации здесь не положен

## Ведущий смотрит лист


## Отказы

refuse-cortex-hero-sheet = Это лист героя, а нужен персонаж ведущего.
refuse-cortex-empty-sheet = Здесь нет ни одного поля листа. Нужно так: «Имя: Ласточка», «Отличия:».
refuse-cortex-sheet-too-long = Лист длиннее { $most } знаков.
refuse-cortex-bad-die = Здесь нужен подходящий дайс: к4, к6, к8, к10, к12; силе от к6, ресурсу от к6 до к10.
refuse-cortex-bad-level = Уровень пишут так: «Бой: эксперт» или «Бой к8».
refuse-cortex-bad-number = Здесь нужно целое число от { $least } до { $most }.
refuse-cortex-bad-type = Стресс бывает физический, ментальный, эмоциональный: «физ к6».
refuse-cortex-bad-value = Такое значение здесь не читается.
refuse-cortex-duplicate-field = Это уже было, оставь одно.
refuse-cortex-duplicate-name = Такое название уже есть: «{ $name }».
refuse-cortex-bad-machine-form = После знака @ нужен объект JSON с полями этого СЭФ или предела.
refuse-cortex-unrecognised-line = Эту строку не к чему отнести. Слова, похожие на поле, пиши после знака &gt;.
refuse-cortex-no-name = Комплекту нужно название первой строкой.
refuse-cortex-no-powers = В комплекте нет ни одной силы. Нужно так: «Полёт к8».
refuse-cortex-no-limit = В комплекте нет предела. Нужно так: «Предел: Ветер. 1 СО в бурю.»
refuse-cortex-not-readable = Так текстовый лист не прочитать. Убери двоеточия, скобки, дайсы и точки внутри названия.
refuse-cortex-level-missing = Отметь уровень.
refuse-cortex-die-missing = Отметь дайс.
refuse-cortex-title-missing = Сначала название, потом точка и слова: «Пике. Вложи 1 СО…»
refuse-cortex-three-facets = Нужны три названия: для к10, к8 и к6, через точку с запятой.
