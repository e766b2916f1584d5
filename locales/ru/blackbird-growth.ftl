# Блэкбёрд: новые аспекты и навыки в игре, награды, опыт, перки; отказы о героях.

blackbird-menu-heroes = Герои
blackbird-with-words = { $said } Ведущий: «{ $words }»

## Новый аспект или навык

blackbird-trait-new = Новый аспект или навык: { $hero }
blackbird-trait-new-says = Отметь, где он будет, и тип, если нужен; напиши название и до пяти слов пояснения в скобках. Очки спишутся, когда ведущий одобрит.
blackbird-xp-held = Карьерный опыт: { $xp }
blackbird-group-where = Где
blackbird-place-aspect = Аспект: { $career }
blackbird-place-skill = Навык: { $aspect }
blackbird-offer-price = Цена: { $price }, из них карьерным опытом: { $xp }
blackbird-offer = { $trait } · { $inside } · цена { $price }
blackbird-offer-with-gm = 📝 { $hero }: у ведущего новое: { $trait }
blackbird-offer-comment = ✍️ { $hero }: нужно пояснение до пяти слов: { $trait }
blackbird-offer-change = ✍️ { $hero }: нужно поправить: { $trait }
blackbird-trait-made = { $hero }: новое на листе: { $trait }
blackbird-trait-refused = { $hero }: ведущий не принимает: { $trait }
blackbird-trait-withdrawn = { $hero }: предложение снято: { $trait }
blackbird-trait-approve = Одобрить новое: { $hero }
blackbird-trait-approve-says = Пока не одобрено, в бросках этого нет. Одно не должно целиком лежать внутри другого.
blackbird-decide-approve = Одобрить
blackbird-decide-comment = Нужно пояснение
blackbird-decide-change = Поправить (сначала слова)
blackbird-decide-refuse = Отказать
blackbird-decide-asks = Слова для игрока
blackbird-trait-again = Поправить: { $trait }
blackbird-comment-asks = Пояснение, до пяти слов
blackbird-withdraw = Снять предложение
blackbird-stands-with-gm = Лежит у ведущего; пока можно переписать или снять.
blackbird-stands-comment = Ведущий просит пояснение до пяти слов.
blackbird-stands-change = Ведущий просит поправить.

## Покупки за опыт

blackbird-general-held = Общий опыт: { $xp }
blackbird-buy-career = Новая карьера: { $hero }
blackbird-buy-career-says = Сколько очков в карьере, столько общего опыта она стоит: от 3 до 7. Больше шести карьер не бывает.
blackbird-buy-talent = Таланты за опыт: { $hero }
blackbird-buy-talent-says = 1 общий опыт: выбери талант, который станет лучше (как, решит ведущий), или напиши новый.
blackbird-talent-asks = Новый талант (пояснение)
blackbird-better = Лучше: { $talent }
blackbird-buy-type = Тип для аспекта: { $hero }
blackbird-buy-type-says = Стоит 1 очко карьеры, а если их нет, 1 карьерный опыт.
blackbird-typed = { $aspect }: { $type }
blackbird-bought = { $hero } тратит опыт: { $what }
blackbird-bought-career =
    { $points ->
        [one] карьера «{ $name }», { $points } очко
        [few] карьера «{ $name }», { $points } очка
       *[many] карьера «{ $name }», { $points } очков
    }
blackbird-bought-talent = талант «{ $name }»
blackbird-bought-better = талант «{ $name }» становится лучше
blackbird-bought-type = аспект «{ $name }» получает тип «{ $type }»

## Награды и перки

blackbird-reward = Наградить: { $hero }
blackbird-reward-says = Отметь, что герой получает; перк напиши строкой листа, например «Кошачьи лапы (ночью): +1 успех». С отметкой «на выбор» игрок возьмёт одно.
blackbird-group-parts = Что
blackbird-group-how = Как
blackbird-count-career-xp = Карьерный опыт
blackbird-count-general-xp = Общий опыт
blackbird-count-fate-points = Очки судьбы
blackbird-as-choice = На выбор игрока
blackbird-perk-asks = Перк: Название (когда): эффекты
blackbird-rewarded = { $hero } получает: { $what }
blackbird-part-career-xp = карьерный опыт +{ $amount }
blackbird-part-general-xp = общий опыт +{ $amount }
blackbird-part-fate-points = очки судьбы +{ $amount }
blackbird-part-perk = перк «{ $perk }»
blackbird-choice-offered = { $hero }: награда на выбор
blackbird-choose-reward = Выбери награду: { $hero }
blackbird-perk-owed = { $hero }: ведущий должен перк
blackbird-perk-due = Перк: { $hero }
blackbird-perk-for-flash = За флэш. { $about }
blackbird-perk-for-talent = Талант стал лучше: { $about }
blackbird-perk-says = Напиши перк строкой листа: название, в скобках когда он помогает, после двоеточия эффекты.
blackbird-no-perk = Обойдётся без перка
blackbird-perk-given = { $hero }: новый перк: { $perk }
blackbird-perk-lapsed = { $hero }: перка не будет

## Отказы

refuse-blackbird-unknown-character = Такого персонажа здесь нет.
refuse-blackbird-attribute-points-overspent = На атрибуты уходит больше { $points } очков: лишних { $apart }.
refuse-blackbird-attribute-points-unspent = Не все очки атрибутов розданы: осталось { $apart } из { $points }.
refuse-blackbird-career-points-overspent = На карьеры уходит больше { $points } очков: лишних { $apart }.
refuse-blackbird-career-points-unspent = Не все очки карьер розданы: осталось { $apart } из { $points }.
refuse-blackbird-picks-overspent = Очков талантов и флагов всего { $points }: лишних { $apart }.
refuse-blackbird-picks-unspent = Не все очки талантов, флагов и судьбы потрачены: осталось { $apart } из { $points }.
refuse-blackbird-picks-all-same = Все три очка на одно и то же нельзя: раздели между талантами, флагами и судьбой.
refuse-blackbird-unknown-attribute = Такого атрибута нет: { $attribute }
refuse-blackbird-missing-attribute = Нужны все пять атрибутов.
refuse-blackbird-attribute-out-of-range = Атрибут бывает от 0 до 3: «Крутость 2».
refuse-blackbird-too-few-careers = Нужно хотя бы { $least } карьеры.
refuse-blackbird-too-many-careers = Карьер не больше { $most }.
refuse-blackbird-career-points-out-of-range = В карьеру вкладывают от 3 до 7 очков.
refuse-blackbird-career-budget-exceeded = Карьера «{ $career }»: вложено { $has }, а аспекты и навыки стоят { $needs }.
refuse-blackbird-duplicate-name = Имя занято: «{ $name }». Назови иначе.
refuse-blackbird-comment-too-long = Пояснение не длиннее { $most } слов.
refuse-blackbird-aspect-type-limit = У аспекта один тип: «Мастерски» или «Не напрягаясь».
refuse-blackbird-unknown-type = Такого типа здесь нет. У аспекта: «Мастерски», «Не напрягаясь»; у навыка: «Природная способность», «Богатый опыт».
refuse-blackbird-duplicate-type = Тип указан дважды.
refuse-blackbird-skill-without-aspect = Навык бывает только внутри аспекта: сначала строка аспекта.
refuse-blackbird-aspect-without-career = Аспект бывает только внутри карьеры: сначала «Карьеры:» и строка карьеры.
refuse-blackbird-career-without-points = У карьеры нет очков. Нужно так: «Курьер (6)».
refuse-blackbird-bad-name = Название: от 1 до { $most } знаков, без скобок и знаков «: ; / =», и не слово, с которого начинается раздел листа.
refuse-blackbird-duplicate-field = Это уже было выше, оставь одно.
refuse-blackbird-field-not-allowed = Здесь этого не пишут.
refuse-blackbird-number-expected = Нужно число: «Пул: 7/10», «Крутость 2».
refuse-blackbird-number-out-of-range = Число великовато: не больше { $most }.
refuse-blackbird-not-a-d6 = Кости здесь только шестигранные: «+1к6».
refuse-blackbird-not-readable = Так текстовый лист не прочитать. Убери скобки, двоеточия и слова, с которых начинаются разделы.
refuse-blackbird-points-missing = Отметь, сколько очков в карьере.
refuse-blackbird-points-short = Очков не хватает: нужно { $price }, свободно { $left }.
refuse-blackbird-trait-immutable = Сделанное не меняют: «{ $name }». Если очень надо, это правит ведущий.
refuse-blackbird-attributes-fixed = Атрибуты у героя в игре не меняются.
refuse-blackbird-careers-fixed = Карьеры у героя в игре не меняются; новую покупают за общий опыт.
refuse-blackbird-picks-fixed = Таланты и флаги у героя в игре не меняются; новый талант покупают за общий опыт.
refuse-blackbird-xp-too-early = У нового героя опыта в карьерах ещё нет: «Курьер (6)», без плюса.
refuse-blackbird-wrong-xp = Этот опыт на такое не тратится.
refuse-blackbird-not-enough-xp = Опыта не хватает: нужно { $needs }, есть { $has }.
refuse-blackbird-unknown-career = Такой карьеры нет: { $career }
refuse-blackbird-unknown-aspect = Такого аспекта нет: { $aspect }
refuse-blackbird-unknown-talent = Такого таланта нет: { $talent }
refuse-blackbird-reward-empty = Отметь награду или напиши перк.
refuse-blackbird-choice-of-one = На выбор нужно хотя бы две награды.
