# Событие, Акт, сцены, передышка, рок.

## Событие, Акт, сцены

cortex-menu-story = История
cortex-menu-doom = Запас рока
cortex-menu-hand = Поправить
cortex-new-event = Новое Событие
cortex-new-event-says = Первая строка: название. Ниже по строке: Вехи для всех, не меньше двух; под Вехой можно её условия: «1 XP, когда…». Строка «5 …» или «10 …»: что можно купить за опыт.
cortex-new-event-example = Например: «Потоп», ниже «Спасти архив», «Найти виновного», «5 Лодочник Егор».
cortex-new-event-asks = Название, ниже Вехи
cortex-event-began = Событие: { $name }
cortex-event-milestone = Веха для всех: { $name }
cortex-event-unlock-minor = За 5 XP: { $name }
cortex-event-unlock-major = За 10 XP: { $name }
cortex-new-act = Новый Акт: { $number }
cortex-new-act-says = Характер задаёт размер дайсов рока, размах: их число. Или набери дайсы сам.
cortex-new-act-base = Набери дайсы рока. Ничего не отметишь: как обычно, 2к6.
cortex-nature = Характер
cortex-nature-standard = Стандартный (к6)
cortex-nature-heroic = Героический (к8)
cortex-nature-catastrophic = Катастрофический (к10)
cortex-scale = Размах
cortex-scale-ordinary = Обычный (2)
cortex-scale-global = Глобальный (3)
cortex-scale-cosmic = Космический (4)
cortex-own-dice = Свои дайсы
cortex-own-doom = { $die }
cortex-act-began = Акт { $number }. Запас рока: { $dice }
cortex-new-scene = Новая сцена
cortex-new-scene-says = Первая строка: название. Ниже до трёх Отличий Сцены, по одному в строке.
cortex-kind = Какая сцена
cortex-kind-action = Сцена действия
cortex-kind-transition = Переходная сцена
cortex-scene-asks = Название, ниже Отличия Сцены
cortex-scene-began = { $title }: { $kind }
cortex-scene-distinction = Отличие Сцены: { $name }
cortex-scene-distinction-die = { $name } { $die }
cortex-rested = { $who }: { $type } стресс теперь { $die }
cortex-rested-free = { $who }: { $type } стресс прошёл
cortex-scene-card = { $title } · { $kind }
cortex-round = Раунд { $number }
cortex-turn-of = Ход: { $who }
cortex-doom-now = Запас рока: { $dice }
cortex-doom-empty = пусто
cortex-hero-in-short = { $who }: СО { $pp }
cortex-npc-in-short = { $who }
cortex-has-stress = – { $type } стресс { $die }
cortex-has-trauma = – { $type } травма { $die }
cortex-is-out = – вне игры: { $type } стресс
cortex-has-complication = – помеха «{ $name }» { $die }
cortex-is-helpless = – беспомощность: «{ $name }» { $die }
cortex-has-asset = – преимущество «{ $name }» { $die }
cortex-has-group = – дайсов { $count }: { $die }
cortex-close-scene = Закрыть сцену
cortex-close-action-says = Помехи и преимущества, которые не продлили, кончатся. Стресс останется.
cortex-close-transition-says = Кто не успел, не успел: СО и опыт останутся.
cortex-still-open = Не закончено: { $who }
cortex-close = Закрыть
cortex-close-anyway = Закрыть всё равно
cortex-close-asks = Чем кончилось, если хочешь сказать
cortex-cut-scene = Оборвать сцену за 2к12
cortex-cut-says = Сцена кончится сейчас, каждый герой получит 2 XP.
cortex-cut = Оборвать
cortex-cut-short = Рок обрывает сцену
cortex-scene-ended = Конец сцены: { $title }
cortex-session = Новая встреча
cortex-session-says = СО каждого героя поднимутся до минимума.
cortex-session-start = Начать
cortex-session-started = Новая встреча: СО подняты до минимума

## Переходная сцена

cortex-rest-title = { $who }: передышка
cortex-rest-says = Каждый бросок восстановления делают один раз. Закончишь: нажми «Готово к дороге».
cortex-rest-asks = Что помогает: лекарь, отдых; у ресурса имя
cortex-rest-stress = Лечить стресс: { $type } { $die }
cortex-rest-trauma = Лечить травму: { $type } { $die }
cortex-rest-resource = Ресурс: { $specialty }
cortex-rest-done = Готово к дороге
cortex-rest-ready = { $who }: к дороге готов
cortex-resource-made = { $who }: ресурс «{ $name }» { $die }
cortex-last-title = Продлить
cortex-last-says = За 1 СО преимущество или помеха переживёт эту сцену.
cortex-lasts = { $name }: останется
cortex-handover-title = Отдать преимущество
cortex-handed-over = { $name } переходит: { $who }

## Рок

cortex-pay-die = Отдать { $die }
cortex-doom-distinction = Новое Отличие Сцены
cortex-doom-distinction-says = Стоит дайс к8 или больше, само Отличие всегда к8.
cortex-doom-distinction-asks = Название
cortex-doom-distinction-made = Новое Отличие Сцены: { $name } { $die }
cortex-doom-gain = Рок растёт
cortex-doom-gain-add = Добавить к6
cortex-doom-gain-step = Усилить меньший
cortex-doom-grows = Запас рока растёт: { $dice }
cortex-doom-apart = Разделить героев
cortex-doom-apart-says = Кто разделён, действует только в одиночку.
cortex-doom-apart-asks = Что их развело
cortex-doom-parted = Героев разделило. { $words }
cortex-doom-joined = Герои снова вместе. { $words }
cortex-doom-effect = Эффект сцены
cortex-doom-effect-says = Отметь дайсы, которых он стоит, и скажи, что происходит.
cortex-doom-effect-asks = Что происходит
cortex-doom-effect-happens = Рок: { $words }
