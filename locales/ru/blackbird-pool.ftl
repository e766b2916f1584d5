# Blackbird: сбор костей до броска.

blackbird-pool-dice = { $amount } пул
blackbird-flag-dice = { $amount } флаг
blackbird-gather = { $who }: собери кости
blackbird-gather-career = { $who }: основная карьера
blackbird-gather-answer = { $who }: ответь костями
blackbird-career-says = Основная карьера даёт 1 базовую кость. На кнопке её очки, в скобках кости пула, которые с ней можно добавить.
blackbird-career-option = { $points } (+{ $pool }): { $career }
blackbird-no-career = Ни одна не подходит
blackbird-later = Не сейчас, пусть лежит
blackbird-other-career = Другая карьера
blackbird-bare =
    { $dice ->
        [one] Только { $dice } базовая кость
        [few] Только { $dice } базовые кости
       *[many] Только { $dice } базовых костей
    }
blackbird-bare-none = Без костей
blackbird-throw-dice = Бросить кости: { $dice }
blackbird-pool-group-own = Атрибут и основная карьера
blackbird-pool-group-aspect = Аспекты
blackbird-pool-group-skill = Навыки (с ними идёт аспект)
blackbird-pool-group-career = Другие карьеры
blackbird-pool-group-elsewhere = Аспекты других карьер
blackbird-pool-group-talent = Таланты
blackbird-pool-group-flag = Флаги
blackbird-pool-group-thing = Перки и вещи
blackbird-pool-option = { $dice } { $what }
blackbird-typed-pool = { $what } { $number }
blackbird-not-approved = ведущий ещё не одобрил
blackbird-struck-out = флаг вычеркнут
blackbird-anyway = Уже в броске: { $dice }к6, { $what }
blackbird-with-gm = Лежит у ведущего, в этом броске пока нельзя: { $trait }
blackbird-on-the-spot = Новый аспект или навык: /menu, «Герой».
blackbird-form-asks = Пост к броску; для флага: как он виден
blackbird-form-dice = Костей: { $total }, базовых { $free }, оплаченных { $paid }
blackbird-form-pool = Останется в пуле: { $left }/{ $most }
blackbird-form-flag = Останется у флага «{ $flag }»: { $left }/{ $most }
blackbird-form-bonus = Успехи сверх костей: { $successes }
blackbird-act-it-out = ✍️ Напиши, как виден флаг: { $flag }
blackbird-thing-says = { $thing }: { $words }
blackbird-odds = Шанс успеха: { $percent } %, если взрывать шестёрки: { $exploded } %
blackbird-odds-beating = Больше успехов, чем там: { $percent } %, если взрывать шестёрки: { $exploded } %
blackbird-odds-critical = Критический успех: { $percent } %, критическая неудача: { $percent } %
blackbird-fewer-dice = ⚠️ Костей меньше, чем сложность: выручат только взрывы или флэш.

refuse-blackbird-end-alone = Это отмечается одно, без костей.
refuse-blackbird-pool-empty = В пуле не хватает костей: нужно { $need }, есть { $has }.
refuse-blackbird-flag-pool-empty = У флага больше нет костей: { $flag }
refuse-blackbird-roleplay-required = Флаг играют: напиши, как он виден. { $flag }
refuse-blackbird-no-dice = Ни одной кости: бросать нечего. Возьми кость из пула, или пусть решит ведущий.
refuse-blackbird-pool-option-exceeded = Больше костей здесь не берут: { $most } ({ $source })
refuse-blackbird-pool-option-missing = Это идёт в бросок только с костью пула: { $source }
refuse-blackbird-duplicate-use = Одно и то же в броске дважды: { $source }
refuse-blackbird-unknown-source = Этого нет на листе: { $source }
refuse-blackbird-no-main-career = Без основной карьеры её аспектов, навыков и других карьер в броске нет.
refuse-blackbird-many-attributes = В броске один атрибут.
refuse-blackbird-no-attribute = Без атрибута броска нет.
refuse-blackbird-many-main-careers = Основная карьера одна.
refuse-blackbird-aspect-not-in-main-career = Этот аспект не из основной карьеры: { $source }
refuse-blackbird-aspect-not-used = Навык идёт вместе со своим аспектом: { $aspect } ({ $source })
refuse-blackbird-skill-from-extra-career = Навыки других карьер в бросок не идут.
