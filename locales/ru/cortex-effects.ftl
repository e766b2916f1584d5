# Бреши, сравнение, действие итогового дайса.

## Бреши

cortex-ones-title = Брешей: { $count }. Бросает { $who }
cortex-ones-says = Каждый новый дайс рока или усиление даёт игроку 1 СО.
cortex-mishap-asks = Что пошло не так, если хочешь сказать
cortex-ones-add = { $dice } за { $pp } СО
cortex-ones-step = Усилить меньший на { $steps }
cortex-ones-step-die = Усилить { $die } на { $steps }
cortex-ones-nothing = Ничего
cortex-ones-bought = { $who } получает { $pp } СО. Запас рока: { $dice }
cortex-opportunity-title = Брешь ведущего: { $count }
cortex-opportunity-says = Воля и трюк откладываются до следующего броска героя.
cortex-banked = { $who } откладывает { $die }
cortex-step-asset = Усилить: { $name }
cortex-asset-stepped = { $name }: теперь { $die }

## Сравнение и действие

cortex-action-wins = { $actor } перебивает: { $total } против { $other } ({ $against }). Итоговый { $die }
cortex-reaction-wins = { $against } держит удар: { $other } против { $total } ({ $actor })
cortex-tie = Поровну, { $total }: действие не удалось, но и ответ не победил
cortex-now-stress = { $who }: стресс { $die }, { $type }
cortex-no-stress = { $who }: { $type } стресс, без изменений
cortex-now-out = { $who }: вне строя, { $type } стресс. Травма { $trauma }
cortex-now-out-pulled = { $who }: вне строя, { $type } стресс. Без травмы
cortex-now-complication = { $who }: помеха «{ $name }» { $die }
cortex-now-helpless = { $who }: помеха «{ $name }» { $die }, беспомощность
cortex-now-defeated = { $who }: побеждены
cortex-now-fewer = { $who }: осталось дайсов { $left }
cortex-now-asset = { $who }: преимущество «{ $name }» { $die }
cortex-now-support = { $who } получает преимущество «{ $name }» { $die }. Поддержка: { $by }
cortex-beyond = { $who }: травма сверх меры. Решает ведущий
cortex-aid-nothing = { $who }: лучше не стало
cortex-eased = { $who }: { $type } стресс теперь { $die }
cortex-eased-free = { $who }: { $type } стресс прошёл
cortex-revived = { $who } снова в строю: { $type } стресс { $die }
cortex-revived-free = { $who } снова в строю: { $type } стресс прошёл
cortex-treated-stress = { $who }: { $type } стресс теперь { $die }
cortex-treated-trauma = { $who }: { $type } травма теперь { $die }
cortex-treated-stress-free = { $who }: { $type } стресс прошёл
cortex-treated-trauma-free = { $who }: { $type } травма зажила
cortex-treated-nothing = { $who }: без перемен
cortex-weakened = { $name }: теперь { $die }
cortex-removed = { $name }: больше нет
cortex-restored = { $name }: снова работает
cortex-restored-weakly = { $name }: работает, но на шаг слабее
cortex-not-restored = { $name }: пока не работает
cortex-retype-title = { $who }, сейчас прилетит { $type } стресс { $die }
cortex-retype = Лучше { $type }
cortex-retype-no = Оставить как есть
cortex-retyped = { $who } меняет вид стресса: { $type }
cortex-spare-title = { $who } падает: травма или пощада?
cortex-spare-says = Без травмы цель придёт в себя со стрессом к6.
cortex-spare-trauma = Травма
cortex-spare-none = Пощадить
cortex-counter-title = { $who }: ответ победил, итоговый { $die }
cortex-counter-says = Можно ответить делом. Достанется: { $who }
cortex-counter-doom = Это стоит ведущему { $die } из запаса рока.
cortex-counter-no = Не надо
cortex-counter-asks = Имя помехи или преимущества; несколько имён — через «;»
cortex-counter-further = Ещё итоговые дайсы, за ту же цену каждый: { $dice }
cortex-counter-dice = Итог: { $dice }
cortex-counters = { $who } отвечает делом
cortex-take-doom-title = Вернуть в запас рока: { $dice }?
cortex-take-doom-says = Тогда каждый, на кого действовали, получит 1 СО за дайс. Игроков: { $count }.
cortex-take-doom-yes = Вернуть
cortex-take-doom-no = Пусть пропадёт
cortex-doom-taken-back = Вернулось в запас рока: { $dice }
cortex-xp-of-doom = { $hero }: +{ $xp } XP за к12 рока
