# Блэкбёрд: рука ведущего: здоровье, наполнение, проверки флагов, числа, записи листов, персонажи ведущего.

blackbird-and = { $said } · { $more }
blackbird-pool = Пул
blackbird-pool-max = Предел пула
blackbird-health-bonus = Предел здоровья
blackbird-fate-points = Очки судьбы
blackbird-fate-max = Предел судьбы
blackbird-flag-name = Флаг: { $flag }
blackbird-why-asks = Почему (прочтут все)

## Здоровье

blackbird-hand-health = Здоровье: { $who }
blackbird-health-now = Сейчас: { $health }/{ $most }. При 6 и меньше любой бросок сложнее на 1, при 3 и меньше персонаж без сознания, при 0 смерть.
blackbird-health-d1 = Урон −1
blackbird-health-d5 = Урон −5
blackbird-health-h1 = Лечение +1
blackbird-health-h5 = Лечение +5
blackbird-health-then = Станет здоровья: { $health } ({ $state })
blackbird-health-changed = { $who }: здоровье { $before } → { $after } из { $most }
blackbird-now-fine = { $who }: снова в порядке
blackbird-now-wounded = { $who }: ранение, сложность +1
blackbird-now-unconscious = { $who }: без сознания
blackbird-now-dead = { $who }: смерть

## Наполнение

blackbird-pool-now = { $hero }: пул { $pool }
blackbird-refill = Наполнить: { $hero }
blackbird-refill-after-scene = Сцена окончена. Сколько вернуть? Молчание не вернёт ничего.
blackbird-refill-after-rest = Отдых. Сколько вернуть? Молчание не вернёт ничего.
blackbird-fill-all = Всё до краёв
blackbird-group-all = Разом
blackbird-group-some = Или по кости
blackbird-rest = Отдых
blackbird-rest-says = Кто отдыхает? Дальше скажешь, сколько вернуть в пул и флаги.

## Проверки флагов

blackbird-check = Проверить флаг: { $hero }
blackbird-check-says = Предложи поступок во имя флага. Согласие бесплатно; отказ стоит костей флага или самого флага.
blackbird-check-asks = К чему зовёт флаг
blackbird-check-title = Флаг «{ $flag }»: { $hero }
blackbird-check-words = Ведущий: «{ $words }»
blackbird-check-stakes = Согласие ничего не стоит. При отказе ведущий снимет кости флага или вычеркнет его.
blackbird-check-accept = Согласиться
blackbird-check-refuse = Отказаться
blackbird-check-later = Позже
blackbird-check-offered = 🚩 { $hero }, флаг «{ $flag }»: { $words }
blackbird-check-refused = { $hero }: отказ, флаг «{ $flag }»; цену назовёт ведущий
blackbird-check-accepted = { $hero } следует флагу «{ $flag }»
blackbird-check-withdrawn = { $hero }: проверки флага «{ $flag }» не будет
blackbird-check-close = Закрыть проверку «{ $flag }»: { $hero }
blackbird-check-is-accepted = Согласие
blackbird-check-is-refused = Отказ
blackbird-check-is-withdrawn = Снять предложение
blackbird-check-price = Цена отказа: «{ $flag }», { $hero }
blackbird-check-minus =
    { $dice ->
        [one] Минус { $dice } кость
        [few] Минус { $dice } кости
       *[many] Минус { $dice } костей
    }
blackbird-check-strike = Вычеркнуть флаг
blackbird-check-paid =
    { $dice ->
        [one] { $hero }: флаг «{ $flag }» теряет { $dice } кость
        [few] { $hero }: флаг «{ $flag }» теряет { $dice } кости
       *[many] { $hero }: флаг «{ $flag }» теряет { $dice } костей
    }
blackbird-check-struck = { $hero }: флаг «{ $flag }» вычеркнут

## Поправить вручную

blackbird-hand = Рукой ведущего: { $hero }
blackbird-hand-numbers = Числа: { $hero }
blackbird-hand-built = Атрибуты и карьеры: { $hero }
blackbird-hand-says = Отмечай столько раз, сколько нужно; ниже видно, что выйдет.
blackbird-plus = + { $what }
blackbird-minus = − { $what }
blackbird-number-now = { $what }: { $value }
blackbird-hand-flags = Вычеркнуть флаги: { $hero }
blackbird-strike-out = Вычеркнуть: { $flag }
blackbird-give-back = Вернуть: { $flag }
blackbird-hand-give = Дать: { $hero }
blackbird-hand-give-says = Отметь, что это, и напиши строкой листа: «Верёвка (двадцать шагов)», «Отмычки: +1к6; сложность -1», «Курьер (4)».
blackbird-give-item = Вещь
blackbird-give-talent = Талант
blackbird-give-flag = Флаг
blackbird-give-career = Карьера
blackbird-line-asks = Строка листа
blackbird-given = новое: { $line }
blackbird-hand-write = Переписать: { $hero }
blackbird-hand-write-says = Отметь запись и напиши всю её строку: название, типы в квадратных скобках, пояснение. У карьеры и флага только название.
blackbird-rewritten = { $name } → { $line }
blackbird-hand-take = Убрать с листа: { $hero }
blackbird-hand-take-says = Вместе с карьерой или аспектом уходит всё, что внутри.
blackbird-taken = убрано: { $name }

## Персонажи ведущего

blackbird-menu-npcs = Персонажи ведущего
blackbird-npc-new = Новый персонаж ведущего
blackbird-npc-new-says = Пришли лист, как у героя, но с «НПС:» вместо имени. Коротко хватит костей и здоровья:
blackbird-npc-example =
    НПС: Сторож
    Кости: 4
    Здоровье: 8
blackbird-npc = { $npc }
blackbird-npc-says = Другой лист встанет вместо этого.
blackbird-npc-short =
    { $dice ->
        [one] { $npc }: { $dice } кость, здоровье { $health }/{ $most }
        [few] { $npc }: { $dice } кости, здоровье { $health }/{ $most }
       *[many] { $npc }: { $dice } костей, здоровье { $health }/{ $most }
    }
blackbird-npc-dismiss = Убрать из игры
blackbird-npc-kept = Персонаж ведущего: { $npc }
blackbird-npc-dismissed = Уходит из игры: { $npc }

## Отказы

refuse-blackbird-nothing-changes = От этого ничего не изменится.
refuse-blackbird-npc-kind-fixed = Короткий персонаж остаётся коротким, полный лист остаётся полным. Заведи нового.
refuse-blackbird-dead = Смерть необратима: ни бросков, ни лечения.
refuse-blackbird-unconscious = Без сознания: бросок может назвать только ведущий.
refuse-blackbird-gm-only = Это делает только ведущий.
refuse-blackbird-unknown-flag = Такого флага нет: { $flag }
