# Что отдых лечит сверх обычного и что ведущий делает с итоговыми кубами.

cortex-bank-effect = В запас рока при победе
cortex-banked-doom = { $who } пополняет запас рока: { $die }
cortex-dramatic-title = Сцена исцеления
cortex-dramatic-says = Эта сцена — о травме героя: она мешает в каждом броске. В ближайшей переходной сцене она ослабнет на шаг, и лечить её можно будет как стресс.
cortex-dramatic-for = { $type }: { $who }
cortex-dramatic-not = Больше нет: { $who }, { $type }
cortex-dramatic-on = Эта сцена исцеляет травму. { $who }: { $type }
cortex-dramatic-off = Эта сцена больше не исцеляет травму. { $who }: { $type }
cortex-scene-ending = Сцена позади: { $title }. Что её переживёт?
cortex-keep-title = Что переживёт сцену?
cortex-keep-says = За каждое 1 СО, и оно остаётся, пока его не снимут. Остальное закончится.
cortex-keep-gm-says = За каждое дайс рока любого размера, и оно остаётся, пока его не снимут.
cortex-keep-what = Оставить
cortex-keep-no = Ничего
cortex-end-now = Закончить сцену сейчас
cortex-end-now-says = Никого не ждём; что ещё не продлено, закончится.
