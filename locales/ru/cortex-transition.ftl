# Что отдых лечит сверх обычного и что ведущий делает с итоговыми кубами.

cortex-bank-effect = В запас рока при победе
cortex-banked-doom = { $who } пополняет запас рока: { $die }
cortex-dramatic-title = Сцена исцеления
cortex-dramatic-says = Эта сцена — о травме героя: она мешает в каждом броске. В ближайшей переходной сцене она ослабнет на шаг, и лечить её можно будет как стресс.
cortex-dramatic-for = { $type }: { $who }
cortex-dramatic-not = Больше нет: { $who }, { $type }
cortex-dramatic-on = Эта сцена исцеляет травму. { $who }: { $type }
cortex-dramatic-off = Эта сцена больше не исцеляет травму. { $who }: { $type }
cortex-passing-away = Уйдёт вместе со сценой, если не продлить за 1 СО: { $name }
