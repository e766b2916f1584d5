# Рука ведущего.

## Рука ведущего

cortex-hand-whom = Кому
cortex-hand-what = Что
cortex-hand-die = Дайс
cortex-hand-none = убрать
cortex-hand-numbers = СО и XP
cortex-hand-numbers-asks = Почему, если хочешь сказать
cortex-hand-pp-more = СО больше
cortex-hand-pp-less = СО меньше
cortex-hand-pp-floor-more = Минимум СО больше
cortex-hand-pp-floor-less = Минимум СО меньше
cortex-hand-xp-more = XP больше
cortex-hand-xp-less = XP меньше
cortex-hand-numbers-now = { $who }: СО { $pp }, минимум { $floor }, XP { $xp }
cortex-hand-tracks = Стресс и травмы
cortex-hand-tracks-asks = Почему, если хочешь сказать
cortex-hand-stress = Стресс: { $type }
cortex-hand-trauma = Травма: { $type }
cortex-hand-stress-now = { $who }: { $type } стресс { $die }
cortex-hand-trauma-now = { $who }: { $type } травма { $die }
cortex-hand-things = Преимущества и помехи
cortex-hand-things-asks = Название
cortex-hand-give-asset = Дать преимущество
cortex-hand-give-complication = Дать помеху
cortex-hand-take = Убрать преимущество или помеху
cortex-hand-take-asks = Почему, если хочешь сказать
cortex-held-by = { $name } · { $who }
cortex-granted-asset = { $who } получает преимущество «{ $name }» { $die }
cortex-granted-complication = { $who } получает помеху «{ $name }» { $die }
cortex-hand-doom = Запас рока
cortex-hand-doom-asks = Почему, если хочешь сказать
cortex-hand-doom-more = Добавить { $die }
cortex-hand-doom-less = Убрать { $die }
cortex-hand-doom-now = Запас рока: { $dice }
cortex-gone-title = { $who }: травма сверх меры
cortex-gone-says = Пока не решено, действовать этот персонаж не может.
cortex-gone-final = Уходит из истории
cortex-gone-stays = Остаётся
cortex-now-gone = { $who } уходит из истории
cortex-not-gone = { $who } остаётся в истории
