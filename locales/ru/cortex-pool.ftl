# Запас дайсов: что можно взять в бросок. Дайс стоит первым, чтобы длинное имя можно было обрезать.

cortex-opt = { $die } { $what }
cortex-opt-push = воля
cortex-opt-stunt = трюк: { $source }
cortex-opt-stress-physical = физ. стресс
cortex-opt-stress-mental = мент. стресс
cortex-opt-stress-emotional = эмоц. стресс
cortex-opt-trauma-physical = физ. травма
cortex-opt-trauma-mental = мент. травма
cortex-opt-trauma-emotional = эмоц. травма
cortex-opt-of = { $what }, { $who }
cortex-opt-scene = сцена: { $name }
cortex-opt-doom-die = из запаса рока
cortex-opt-sfx = СЭФ: { $name }
cortex-opt-limit = Предел: { $name }
cortex-dice-many = { $count }{ $die }
cortex-struck = Этот дайс вычеркнут ведущим.
cortex-group-affiliation = Кооперация
cortex-group-severity = Суровость
cortex-group-distinction = Отличия
cortex-group-power = Силы
cortex-group-specialty = Специализации
cortex-group-against = Беды противника
cortex-group-asset = Преимущества
cortex-group-boost = Воля, трюки, ресурсы
cortex-group-own = Свои беды
cortex-group-helper = Помощники
cortex-group-sfx = СЭФ
cortex-group-limit = Пределы
cortex-group-doom = Дайсы рока

cortex-lend = Помочь: { $who }
cortex-lend-says = За черту, которую возьмут, ты получишь 1 СО.
cortex-helper-offers = { $who } предлагает черту «{ $name }». Лечится: { $whom }
cortex-helper-paid = { $who }: 1 СО за черту «{ $name }»

cortex-rival-title = Брешь соперника: { $who }
cortex-rival-says = Эта брешь осталась не взятой. За 1 СО она твоя; это СО получит соперник.
cortex-rival-pays = { $who }: 1 СО за свою брешь

cortex-further-heal = Свой стресс: { $type }

cortex-pp-beyond = { $amount } СО за дайсы сверх первых

cortex-best-total = Лучшая сумма

## Что можно напечатать вместо нажатий

cortex-typed-distinction = отличие{ $number }
cortex-typed-scene = сцена{ $number }
cortex-typed-stunt = трюк
cortex-typed-stunt-number = трюк{ $number }
cortex-typed-die = { $what } { $die }

## Отказы

refuse-cortex-two-affiliations = Дайс кооперации или суровости в броске один.
refuse-cortex-affiliation-not-eligible = Соло подходит в одиночку и без чужой поддержки, «друг» вдвоём, «команда» втроём и больше.
refuse-cortex-severity-required = Выбери, какая суровость идёт в бросок.
refuse-cortex-bad-severity-die = Суровость героя: к6, к8 или к10.
refuse-cortex-distinction-die = Отличие стоит свой дайс или к4.
refuse-cortex-trait-shut-down = { $name }: сейчас отключено.
refuse-cortex-trait-twice = { $name }: один раз уже выбрано.
refuse-cortex-bad-split = { $name }: так этот уровень не разделить.
refuse-cortex-asset-not-held = { $name }: преимущество у кого-то другого.
refuse-cortex-gm-no-push = Воля есть только у героев. Ведущий добавляет дайс рока.
refuse-cortex-bad-push-die = Воля: к6, а за брешь ведущего к8.
refuse-cortex-push-once = Воля в броске одна.
refuse-cortex-novice-no-stunt = Новичку не положены ни трюки, ни ресурсы.
refuse-cortex-stunt-needs-source = Трюку нужен комплект или специализация.
refuse-cortex-stunt-source-used = { $source }: трюк отсюда уже есть.
refuse-cortex-bad-stunt-die = Трюк: к8, а за брешь ведущего к10.
refuse-cortex-own-stress-while-out = Этот стресс уже вывел героя из строя.
refuse-cortex-own-trauma-not-usable = Своя травма в бросок не идёт.
refuse-cortex-two-restores = За бросок восстанавливают одно.
refuse-cortex-doom-pool-already-rolled = Запас рока уже бросают целиком.
refuse-cortex-stress-and-trauma-same-type = Стресс и травма одного вида вместе не идут: возьми что-то одно.
refuse-cortex-empty-pool = Выбери хотя бы один дайс.
refuse-cortex-not-enough-doom = Дайсов рока не хватает: нужно { $need }, есть { $has }.
refuse-cortex-usual-alone = Обычный бросок собирается сам: сними другие отметки.
