# Персонажи ведущего: листом и кнопками.

cortex-menu-npcs = Персонажи ведущего
cortex-npc-new = Новый персонаж
cortex-npc-new-says = Пришли лист текстом: поля те же, что у героя, и «Тип персонажа»: ключевой, второстепенный, специалист, банда, крупномасштабный. Без типа персонаж второстепенный. Игроки лист не видят. Образец:
cortex-npc-example-company =
    Имя: Шторм-пастор
    Тип персонажа: ключевой
    Кооперация: Соло d10, Друг d6, Команда d8
    Отличия: Глас бури
    Комплект: Гроза
    Молния d10
    Предел: Тишина. В штиль комплект отключается.
    Специализации: Проповедь (мастер), Бой (эксперт)
cortex-npc-example-severity =
    Имя: Шторм-пастор
    Тип персонажа: ключевой
    Суровость: Вера d10, Гнев d8, Вина d6
    Отличия: Глас бури
    Комплект: Гроза
    Молния d10
    Предел: Тишина. В штиль комплект отключается.
    Специализации: Проповедь (мастер), Бой (эксперт)
cortex-npc-asks = Лист персонажа
cortex-npc-asks-again = Новый лист, если нужно
cortex-npc-enter = Ввести в сцену
cortex-npc-leave = Убрать из сцены
cortex-npc-show = Открыть лист игрокам
cortex-npc-hide = Скрыть лист
cortex-npc-drop = Удалить
cortex-npc-kept = Персонаж ведущего: { $npc }
cortex-npc-dropped = Персонаж ведущего удалён: { $npc }
cortex-npc-enters = В сцене: { $npc }
cortex-npc-leaves = Покидает сцену: { $npc }
cortex-npc-from-resource = Больше не ресурс, а специалист: { $npc }

## Кнопками

cortex-npc-make-here = Сразу в сцену
cortex-npc-group-place = Где
cortex-npc-make-mob = Банда
cortex-npc-make-mob-says = Толпа, которая действует как одно целое. Отметь, сколько их и каковы они, и напиши имя.
cortex-npc-make-mob-asks = Как зовут банду
cortex-npc-group-size = Сколько их
cortex-npc-size-small = Горстка: 2 дайса
cortex-npc-size-dozen = Дюжина: 3 дайса
cortex-npc-size-room = Полный зал: 4 дайса
cortex-npc-size-crowd = Толпа: 5 дайсов
cortex-npc-group-quality = Каковы они
cortex-npc-quality-chaotic = Обезумевшие: к4
cortex-npc-quality-ordinary = Обычные: к6
cortex-npc-quality-trained = Обученные: к8
cortex-npc-make-specialist = Специалист
cortex-npc-make-specialist-says = Человек одного дела. Отметь уровень и напиши: «Имя: специализация».
cortex-npc-make-specialist-asks = Имя: специализация
cortex-npc-group-level = Уровень
cortex-npc-level-novice = Новичок: к6
cortex-npc-level-expert = Эксперт: к8
cortex-npc-level-master = Мастер: к10
cortex-npc-make-big = Гигант
cortex-npc-make-big-says = Крупномасштабный противник: одно существо с несколькими одинаковыми дайсами. Отметь дайс и число, напиши имя.
cortex-npc-make-big-asks = Как его зовут
cortex-npc-group-die = Дайс
cortex-npc-group-count = Сколько
cortex-npc-count = ×{ $count }
cortex-npc-make-simple = Персонаж по имени
cortex-npc-make-simple-says = Только имя и главные дайсы его вида; остальное можно дослать листом.
cortex-npc-make-simple-asks = Имя
cortex-npc-group-kind = Вид
cortex-npc-kind-minor = Второстепенный
cortex-npc-kind-major = Ключевой
cortex-npc-make-resource = Человек из ресурса
cortex-npc-make-resource-says = Приведённый героем как ресурс остаётся в истории специалистом. Ресурс при этом кончается.
cortex-npc-resource = { $name } { $die }

## Отказы

refuse-cortex-busy = Сначала пусть закончится действие или ход.
refuse-cortex-in-scene = Сначала убери его из сцены.
