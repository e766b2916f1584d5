# Герой по шагам: вопросы, СЭФ и Пределы кнопками.

cortex-step-of = { $step }: { $name }

## Кто герой

cortex-step-name = Как зовут героя?
cortex-step-name-asks = Имя
cortex-step-about = Кто это
cortex-step-about-says = Идея и история, в нескольких строках. Можно пропустить.
cortex-step-about-asks = Описание
cortex-step-affiliation = Главные дайсы
cortex-step-company-says = Как герою лучше работается: один, с другом, в команде? Подписи идут в этом порядке.
cortex-step-company = { $solo } · { $buddy } · { $team }
cortex-step-single-says = Какой дайс суровости у героя?
cortex-step-facets-says = Чем сурова жизнь героя? Назови три грани: первая получит к10, вторая к8, третья к6.
cortex-step-facets-asks = Три грани через точку с запятой
cortex-step-facets-plain = Без названий
cortex-step-distinctions = Отличия
cortex-step-distinctions-says = Три отличия: черты, которые и помогают, и мешают. Каждое на своей строке или по одному.
cortex-step-distinctions-asks = Отличие
cortex-step-specialty = Специализация
cortex-step-specialty-says = В чём герой мастер? Отметь уровень и напиши название.
cortex-step-specialty-asks = Название
cortex-group-level = Уровень
cortex-level-expert = Эксперт
cortex-level-master = Мастер
cortex-level-grandmaster = Грандмастер
cortex-step-milestone = Веха
cortex-step-milestone-says = Личная история героя. Первой строкой название, дальше: «1 XP, когда…», «3 XP, когда…», «10 XP, когда…». Первое толкает к решению, второе держит сцену, третье стоит трудного выбора.
cortex-step-milestone-asks = Веха
cortex-step-reactions = Для реакций
cortex-step-reactions-says = Что взять в ответный бросок, если ты промолчишь: не больше одной силы из каждого комплекта и одной специализации.
cortex-group-traits = Черты

## Комплект

cortex-step-power_set = Комплект способностей
cortex-step-power_set-says = Пришли название комплекта или сразу весь комплект текстом: название, силы с дайсами, СЭФ, пределы. Комплекта может и не быть.
cortex-step-power_set-asks = Название или весь комплект
cortex-step-powers = Сила
cortex-step-powers-says = Что можно измерить одним броском: отметь дайс и напиши название.
cortex-step-powers-asks = Название силы
cortex-group-die = Дайс
cortex-tier-d6 = к6: вспомогательная
cortex-tier-d8 = к8: феноменальная
cortex-tier-d10 = к10: сверхчеловеческая
cortex-tier-d12 = к12: богоподобная
cortex-step-sfx = СЭФ
cortex-step-sfx-says = Приём: «сделай одно, получи другое». Напиши название, точку и слова: «Пике. Вложи 1 СО и удвой дайс полёта.»
cortex-step-sfx-asks = Название. Как работает
cortex-step-sfx_when = Когда работает
cortex-step-sfx_when-says = Отметь, когда СЭФ применяют и какая сила для этого нужна в броске. Что не ложится на кнопки, применяют по словам.
cortex-group-timing = Когда
cortex-timing-before_roll = До броска
cortex-timing-after_roll = После броска
cortex-timing-on_effect = При итоговом дайсе
cortex-timing-anytime = В любой момент
cortex-op-by-hand = Только словами
cortex-group-trait = Нужна сила
cortex-op-needs = Нужно: { $name }
cortex-step-sfx_conditions = Условия
cortex-step-sfx_conditions-says = Что нужно сделать. Отметь всё, что требуется; своё условие напиши словами, его подтвердит ведущий.
cortex-step-sfx_conditions-asks = Своё условие
cortex-group-condition = Условие
cortex-step-sfx_benefits = Бонусы
cortex-step-sfx_benefits-says = Что герой за это получит.
cortex-group-benefit = Бонус
cortex-step-limit = Предел
cortex-step-limit-says = Что портит жизнь и приносит СО. В каждом комплекте нужен хотя бы один. Напиши название, точку и слова.
cortex-step-limit-asks = Название. Что случается
cortex-step-limit_how = Что случается
cortex-step-limit_how-says = Отметь последствия и то, как отключённое возвращается. Своё последствие напиши словами.
cortex-step-limit_how-asks = Своё последствие
cortex-group-consequence = Последствие
cortex-group-recovery = Как вернуть
cortex-recovery-transition = В переходной сцене
cortex-recovery-opportunity = По бреши ведущего
cortex-recovery-action = Действием в свой ход
cortex-step-retell = Что рассказать заново?
cortex-step-trim = Что убрать из комплекта?
cortex-step-set = Комплект

## Кнопки СЭФ и Пределов

cortex-op-spend-pp = Вложить { $count } СО
cortex-op-shutdown = Отключить: { $name }
cortex-op-shutdown-set = Отключить весь: { $name }
cortex-op-add-doom = В запас рока: { $die }
cortex-op-down-largest = Ослабить крупнейший дайс
cortex-op-down-smallest = Ослабить наименьший дайс
cortex-op-do-attack = Нападать
cortex-op-do-support = Поддерживать
cortex-op-do-recover = Лечить
cortex-op-do-create_asset = Создавать преимущество
cortex-op-do-create_complication = Создавать помеху
cortex-op-do-reaction = Отвечать броском
cortex-op-opportunity = Брешь ведущего
cortex-op-add-die = Добавить { $die }
cortex-op-double = Удвоить дайс
cortex-op-up-pool = Усилить дайс запаса
cortex-op-up-effect = Усилить итоговый дайс
cortex-op-up-stress = Усилить стресс: { $type }
cortex-op-up-asset = Усилить преимущество
cortex-op-up-complication = Усилить помеху
cortex-op-free-power = Ещё сила комплекта даром
cortex-op-free-specialty = Ещё специализация даром
cortex-op-free-hindrance = Ещё беда противника даром
cortex-op-free-asset = Ещё преимущество даром
cortex-op-extra-effect = Ещё один итоговый дайс
cortex-op-ease = Снять стресс: { $type }
cortex-op-reroll = Перебросить дайсы
cortex-op-borrow = Занять дайс рока
cortex-op-heal = Лечить силой: { $name }
cortex-op-restore = Вернуть: { $name }
cortex-op-hurt = Получить { $die }: { $type }
cortex-op-incoming = Удар сильнее: { $type }
cortex-op-do-other = Действие: { $kind }
cortex-op-complication = Помеха { $die }: { $name }
cortex-op-nothing = ничего
cortex-op-and = { $one }; { $other }
cortex-machine-sfx = ⚙️ { $when }: { $price } → { $gain }
cortex-machine-limit = ⚙️ { $what }. Вернуть: { $back }

## Перекрёсток

cortex-step-choose = Что ещё?
cortex-step-remove = Что убрать?
cortex-choose-done = Готово, ведущему
cortex-choose-power_set = + комплект
cortex-choose-specialty = + специализация
cortex-choose-milestone = + веха
cortex-choose-reactions = Для реакций
cortex-choose-set = Комплект: { $name }
cortex-choose-retell = СЭФ и пределы заново
cortex-choose-remove = Убрать лишнее
cortex-choose-name = Имя
cortex-choose-about = Описание
cortex-choose-affiliation = Главные дайсы
cortex-choose-distinctions = + отличие
cortex-choose-powers = + сила
cortex-choose-sfx = + СЭФ
cortex-choose-limit = + предел
cortex-choose-drop-set = Убрать комплект
