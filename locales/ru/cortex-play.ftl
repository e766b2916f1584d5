# Игра: ходы, броски, брешь, сравнение, действие итогового дайса, сцены, рука ведущего.

cortex-die = { $die }
cortex-die-over = { $die }+{ $more }
cortex-name = { $name }
cortex-beside = { $first } { $second }
cortex-and = { $first }, { $second }
cortex-none-left = нет
cortex-words = «{ $words }»
cortex-gm-words = Ведущий: { $words }
cortex-gm-asks = Что сказать, если есть что
cortex-pp = { $amount } СО
cortex-type-physical = физический
cortex-type-mental = ментальный
cortex-type-emotional = эмоциональный
cortex-xp-points = { $amount } XP
cortex-short-physical = физ.
cortex-short-mental = мент.
cortex-short-emotional = эмоц.
cortex-use-solo = Соло
cortex-use-buddy = Друг
cortex-use-team = Команда
cortex-severity = Суровость
cortex-source-stress = стресс: { $type }
cortex-source-trauma = травма: { $type }
cortex-source-stunt = трюк: { $source }
cortex-source-push = воля
cortex-source-doom-die = дайс рока
cortex-source-doom-pool = рок
cortex-source-banked = отложено
cortex-source-extra = сцена
cortex-doom-pool = Запас рока

## Ход

cortex-turn = { $who }: твой ход
cortex-turn-says = Выбери, чего добиваешься, отметь, на кого действуешь, и опиши это словами. Имя помехи или преимущества пиши первым: «Скользкий пол: лью масло». Не отметишь никого: сопротивляется запас рока.
cortex-act-asks = Что герой делает?
cortex-goal = Цель
cortex-target = На кого
cortex-goal-stress-physical = Физический стресс
cortex-goal-stress-mental = Ментальный стресс
cortex-goal-stress-emotional = Эмоциональный стресс
cortex-goal-complication = Помеха
cortex-goal-asset = Преимущество
cortex-goal-aid = Помочь: { $who }, { $type }
cortex-goal-weaken = Убрать: { $name }
cortex-goal-restore = Вернуть: { $name }
cortex-goal-other = Другое
cortex-pass = Пас
cortex-passes = { $who }: пас
cortex-declares = { $who } действует
cortex-lapsed = { $who }: бросок не собран, ход прошёл. Ничего не потрачено
cortex-taken-back = { $who }: заявка снята, ничего не потрачено
cortex-take-back = Забрать заявку
cortex-take-back-title = Забрать заявку: { $who }
cortex-take-back-says = Дайсы ещё не брошены. Ничего не тратится, ход остаётся.
cortex-new-round = Раунд { $number }
cortex-next-title = Кто действует дальше? Раунд { $number }
cortex-turn-goes-to = Ход: { $who }
cortex-interrupt = Вклиниться
cortex-interrupt-says = Сейчас ход: { $who }. За дайс рока персонаж ведущего успевает раньше.
cortex-interrupt-by = { $who } за { $die }
cortex-interrupted = { $who } успевает раньше. { $hero } действует потом. Потрачен { $die }

## Запас и бросок

cortex-pool-title = { $who }: собери запас
cortex-react-title = { $who }: ответный бросок. Действует { $against }
cortex-against = Сопротивление: { $who }
cortex-aid-risk = Если не выйдет, пострадавшему станет на шаг хуже.
cortex-to-beat = Надо перебить: { $total }
cortex-react-says = «Готово» без отметок: обычный бросок, ничего не тратится.
cortex-pool-automatic = Обычный бросок
cortex-pool-lapse = Не бросать
cortex-pool-lapses = Ход пройдёт без броска, ничего не тратится
cortex-group-end = Или
cortex-pool-dice = Дайсы: { $dice }
cortex-pool-left = Останется СО: { $pp }
cortex-pool-doom-paid = Дайсов рока уйдёт: { $count }
cortex-gain-step-up = Рок: усилить меньший
cortex-odds-win = Шанс перебить: { $percent }%
cortex-odds-effect = Чаще всего итоговый { $die }: { $percent }%
cortex-rolls = { $who } бросает
cortex-strike = Вычеркнуть дайс: { $who }
cortex-strike-says = Пока дайсы не брошены, ведущий может не принять натянутое.
cortex-let-in = Вернуть дайс: { $who }
cortex-strikes = Ведущий вычеркнул: { $what }
cortex-lets-in = Ведущий вернул: { $what }
cortex-no-roll = Без броска: { $who }
cortex-no-roll-succeeds-label = Получается и так
cortex-no-roll-nothing-label = Ничего не меняется
cortex-no-roll-impossible-label = Так не выйдет
cortex-no-roll-succeeds = { $who }: получается без броска
cortex-no-roll-nothing = { $who }: без броска, ничего не меняется
cortex-no-roll-impossible = { $who }: так не выйдет, нужна другая заявка

## Выбор дайсов

cortex-choose-title = { $who }: выбери дайсы
cortex-choose-says = «Готово» без отметок: лучшая сумма и самый большой дайс из оставшихся. Каждый третий дайс суммы и второй итоговый стоят 1 СО.
cortex-ones-aside = Брешей: { $count }
cortex-best-effect = Самый большой итоговый
cortex-group-wish = Как выбрать
cortex-group-dice = Дайсы
cortex-group-further = Второй итоговый
cortex-opt-rolled = { $die } { $what }
cortex-die-unused = мимо
cortex-die-total = сумма
cortex-die-effect = итог
cortex-pull = Смягчить итоговый
cortex-further-asks = Имя помехи или преимущества, если берёшь второй итоговый
cortex-further-stress = Стресс: { $who }, { $type }
cortex-further-complication = Помеха: { $who }
cortex-further-asset = Преимущество себе
cortex-further-same = Туда же
cortex-total = { $who }: { $total }
cortex-total-effect = { $who }: { $total }, итоговый { $die }
