# Blackbird: бросок, решения после него, итог.

blackbird-throws =
    { $dice ->
        [one] 🎲 { $who } бросает { $dice } кость
        [few] 🎲 { $who } бросает { $dice } кости
       *[many] 🎲 { $who } бросает { $dice } костей
    }
blackbird-throws-again =
    { $dice ->
        [one] 🎲 Поровну во всём: { $who } снова бросает { $dice } кость
        [few] 🎲 Поровну во всём: { $who } снова бросает { $dice } кости
       *[many] 🎲 Поровну во всём: { $who } снова бросает { $dice } костей
    }
blackbird-throws-nothing = { $who }: ни одной кости
blackbird-source-explosion = взрыв
blackbird-source-flash = флэш
blackbird-face = { $face }
blackbird-face-changed = { $was }→{ $now }
blackbird-face-success = <b>{ $face }</b>
blackbird-face-lost = { $face } пропала
blackbird-face-locked = { $face } заперта
blackbird-face-banked = { $face } в пул
blackbird-face-free = { $face }
blackbird-die-of = { $die } { $source }
blackbird-die-chain = { $die } (💥 { $chain })
blackbird-next-die = { $first }, { $second }
blackbird-next-source = { $first } · { $second }
blackbird-dice-of = { $source }: { $dice }
blackbird-count =
    { $successes ->
        [one] { $successes } успех, нужно { $needed }
        [few] { $successes } успеха, нужно { $needed }
       *[many] { $successes } успехов, нужно { $needed }
    }
blackbird-count-opposed =
    { $successes ->
        [one] { $successes } успех, поправка { $shift } · сумма { $sum }
        [few] { $successes } успеха, поправка { $shift } · сумма { $sum }
       *[many] { $successes } успехов, поправка { $shift } · сумма { $sum }
    }
blackbird-ones-sixes = Единиц: { $ones } · шестёрок: { $sixes }
blackbird-flash-there = ⚡ Флэш: пять граней подряд
blackbird-critical-success = критический успех
blackbird-critical-failure = критическая неудача
blackbird-critical-now = Сейчас: <b>{ $critical }</b>
blackbird-criticals-cancel = Три единицы и три шестёрки гасят друг друга.
blackbird-pool-gain = { $amount } пул
blackbird-fate-spent = { $amount } судьба
blackbird-fate-left = Очки судьбы: { $points }
blackbird-pool-left = Пул: { $left }/{ $most }

## Шаги

blackbird-step-explode-title = { $who }: взорвать шестёрки
blackbird-step-explode-says = Ещё одна кость за шестёрку. 3–6: ещё один успех, при 5 и 6 можно продолжать. 2: цепочка пропадает, остаётся одна шестёрка. 1: пропадает и шестёрка.
blackbird-step-modify-title = { $who }: изменить и перебросить
blackbird-step-modify-says = Что изменить? Можно и ничего.
blackbird-step-reroll-says = Второй результат остаётся, даже если он хуже. Переброс всего отменяет всё сделанное, и шаги начинаются заново.
blackbird-step-bank-title = { $who }: запасти кости в пул
blackbird-step-bank-says = Две шестёрки становятся одной костью пула, их успехи пропадают. «Не напрягаясь» запасает 5 или 6 поодиночке.
blackbird-step-flash-title = { $who }: флэш
blackbird-step-flash-says = Что-нибудь одно; на этом бросок кончается.
blackbird-losses-stay = ⚠️ Что пропало с цепочкой, не вернётся и после переброса.
blackbird-bank-warning =
    { $successes ->
        [one] ⚠️ Сейчас { $successes } успех, нужно { $needed }: с этим знаком станет меньше.
        [few] ⚠️ Сейчас { $successes } успеха, нужно { $needed }: с этим знаком станет меньше.
       *[many] ⚠️ Сейчас { $successes } успехов, нужно { $needed }: с этим знаком станет меньше.
    }
blackbird-silence-cancels = При молчании флэш погасит критическую неудачу.
blackbird-move-warned = ⚠️{ $move }
blackbird-move-explode = 💥 { $die }
blackbird-move-continue = 💥 Дальше: { $die }
blackbird-move-modify = { $plus }: { $die }
blackbird-move-reroll = 🔁 { $die }
blackbird-move-reroll-all = 🔁 Весь бросок
blackbird-move-bank = Запасти: { $die }
blackbird-bank-sixes = Запасти две шестёрки
blackbird-bank-pair = Запасти пару: { $face } и { $face }
blackbird-bank-alone = Не напрягаясь
blackbird-move-extra-die = Ещё одна кость
blackbird-move-cancel-failure = Погасить крит. неудачу
blackbird-move-perk = Перк от ведущего
blackbird-move-pair = { $face }+{ $face }: { $what }
blackbird-move-pair-of-two = { $face } { $first }+{ $second }
blackbird-pair = { $first } + { $second }
blackbird-reroll-by = Перебросить: { $by }
blackbird-by-fate = очко судьбы
blackbird-rich = Богатый опыт: { $skill }
blackbird-next-modify = Дальше: менять
blackbird-next-bank = Дальше: запасать
blackbird-next-flash = Дальше: флэш
blackbird-done = Закончить бросок
blackbird-no-choice = Ничего не брать

## Что решено

blackbird-exploded = 💥 { $who }: { $face }, { $ends }
blackbird-chain-open = успех, можно продолжать
blackbird-chain-closed = успех, цепочка кончилась
blackbird-chain-kept-six = цепочка пропала, шестёрка остаётся, но заперта
blackbird-chain-lost = цепочка пропала вместе с шестёркой
blackbird-modified = { $who }: { $die } становится { $now } ({ $ability })
blackbird-rerolled = 🔁 { $who }: { $die }, заново { $now } ({ $by })
blackbird-rerolled-all = 🔁 { $who }: всё заново ({ $by }): { $dice }
blackbird-banked = { $who } запасает: { $dice }
blackbird-flash-extra = ⚡ { $who }: ещё одна кость, { $face }
blackbird-flash-cancelled = ⚡ { $who }: критическая неудача погашена
blackbird-flash-perk = ⚡ { $who }: будет перк от ведущего

## Итог

blackbird-result-success = ✅ { $who }: успех, { $successes } при сложности { $needed }
blackbird-result-failure =
    { $successes ->
        [one] ❌ { $who }: неудача, { $successes } успех при сложности { $needed }
        [few] ❌ { $who }: неудача, { $successes } успеха при сложности { $needed }
       *[many] ❌ { $who }: неудача, { $successes } успехов при сложности { $needed }
    }
blackbird-result-critical-success =
    { $successes ->
        [one] 🌟 { $who }: критический успех, { $successes } успех
        [few] 🌟 { $who }: критический успех, { $successes } успеха
       *[many] 🌟 { $who }: критический успех, { $successes } успехов
    }
blackbird-result-critical-failure =
    { $successes ->
        [one] 💀 { $who }: критическая неудача, { $successes } успех не в счёт
        [few] 💀 { $who }: критическая неудача, { $successes } успеха не в счёт
       *[many] 💀 { $who }: критическая неудача, { $successes } успехов не в счёт
    }
blackbird-with-margin = { $said }, сверх нужного { $margin }

## Противостояние

blackbird-worth = { $who }: успехов в зачёт { $net }, сумма { $sum }
blackbird-worth-critical = { $said }, { $critical }
blackbird-wins = { $one } и { $other }. Верх берёт: { $winner } ({ $reason })
blackbird-wins-none = { $one } и { $other }. Верх не берёт никто ({ $reason })
blackbird-wins-reroll = { $one } и { $other }. Поровну, бросок заново ({ $reason })
blackbird-by-both-critical-failure = обе стороны с критической неудачей
blackbird-by-critical-failure = критическая неудача другой стороны
blackbird-by-critical-success = критический успех
blackbird-by-successes = больше успехов
blackbird-by-sum = успехов поровну, сумма больше
blackbird-by-status-quo = поровну и сумма: всё остаётся как было
blackbird-close-answer-title = Не ждать ответа: { $who }
blackbird-close-answer-says = Падают только базовые кости атрибута, решений после броска нет.
blackbird-close-answer = Бросить базовые кости
blackbird-compare-title = Сравнить: { $who }
blackbird-compare = Сравнить

## Отказы

refuse-blackbird-already-resolved = Этот бросок уже кончен.
refuse-blackbird-stage-closed = Этот шаг уже закрыт: { $step }
refuse-blackbird-wrong-number-of-dice = Нужно костей: { $need }, отмечено: { $has }.
refuse-blackbird-pool-full = Пул полон, больше { $most } в нём не бывает.
refuse-blackbird-not-two-sixes = Парой запасают две шестёрки.
refuse-blackbird-die-not-bankable = Эту кость нельзя запасти: { $die }
refuse-blackbird-die-not-eligible = Здесь эта кость не годится: { $die }
refuse-blackbird-chain-ended = Цепочка этой шестёрки кончилась: { $die }
refuse-blackbird-not-an-original-six = Шестёрка внутри цепочки не начинает своей: { $die }
refuse-blackbird-not-a-six = Взрывается только шестёрка броска: { $die }
refuse-blackbird-no-flash = Пяти граней подряд здесь нет.
refuse-blackbird-no-critical-failure = Трёх единиц нет, гасить нечего.
refuse-blackbird-not-a-pair = Пара: две кости с одной и той же гранью.
refuse-blackbird-unlabelled-die = У каждой кости должен быть источник.
refuse-blackbird-unknown-payment = Непонятно, чем оплачена кость: { $payment } ({ $source })
refuse-blackbird-die-at-maximum = Выше шестёрки грань не бывает: { $die }
refuse-blackbird-die-at-minimum = Ниже единицы грань не бывает: { $die }
refuse-blackbird-no-uses-left = В этом броске больше нельзя: { $ability }
refuse-blackbird-unknown-ability = Этого в броске нет: { $ability }
refuse-blackbird-no-fate-points = Очков судьбы нет.
refuse-blackbird-unknown-die = Такой кости в броске нет: { $die }
