# Свершения: встречи, сцены, рука ведущего, Очки Свершений. Числа приходят строками, где слово от них не зависит.

feats-number = { $value }
feats-hero = { $hero }
feats-entry = { $name }
feats-quoted = «{ $words }»
feats-detail-words = { $line } «{ $words }»
feats-cost-heat = { $amount } Накала

## Встречи

feats-open-session = Открыть встречу
feats-open-session-says = Встреча { $number }. Каждый герой получит ровно одно Очко Свершения. Без открытой встречи нет и сцен.
feats-open-session-yes = Открыть
feats-session-opened = Встреча { $number } открыта: у каждого героя 1 Очко Свершения
feats-session-turned = По календарю началась встреча { $number }: остаток очков и жетонов сгорел, у каждого героя 1 Очко Свершения
feats-session-closed = Встреча { $number } закрыта: очки и жетоны сгорели, стресс и состояния остались
feats-turn-session = Рубеж встречи
feats-turn-session-says =
    { $days ->
        [one] Идёт встреча { $number }. Следующая начнётся сама через { $days } день после открытия этой: неистраченные очки и жетоны сгорят, каждый герой получит 1 очко. Сцены и проверки идут дальше.
        [few] Идёт встреча { $number }. Следующая начнётся сама через { $days } дня после открытия этой: неистраченные очки и жетоны сгорят, каждый герой получит 1 очко. Сцены и проверки идут дальше.
       *[many] Идёт встреча { $number }. Следующая начнётся сама через { $days } дней после открытия этой: неистраченные очки и жетоны сгорят, каждый герой получит 1 очко. Сцены и проверки идут дальше.
    }
feats-turn-session-yes = Начать следующую сейчас
feats-close-session = Закрыть встречу
feats-close-session-loses = Неистраченные Очки Свершений и жетоны преимущества сгорят.
feats-close-scene = Закрыть сцену
feats-close-scene-heat = Накал всех героев станет 0.
feats-close = Закрыть
feats-close-anyway = Всё равно закрыть
feats-nothing-open = Ничего не висит.
feats-still-open = Ещё не закончено, и вот чем станет:
feats-open-comes-to = { $what }: { $end }
feats-thing-ended = { $what }: { $end }
feats-thing-check = Проверка: { $hero }, { $skill }
feats-thing-opposed = Встречная проверка: { $who }, { $skill }
feats-thing-effect = Эффект вместо проверки: { $hero }
feats-thing-obstacle = Предложено препятствие: { $words }
feats-thing-removal = { $hero } снимает состояние
feats-thing-detail = Деталь сцены: { $hero }
feats-thing-montage = Монтаж
feats-thing-scene = Сцена «{ $title }»
feats-thing-session = Встреча { $number }
feats-end-withdrawn = снимается, ничего не потрачено
feats-end-final = остаётся как выпало, без последствий
feats-end-decided = решается как выпало, без последствий
feats-end-taken-back = забирается, очко цело
feats-end-cancelled = отменяется без исхода
feats-end-closed = закрывается

## Сцены

feats-kind-no-risk = Без риска
feats-kind-quick = Быстрая сцена
feats-kind-montage = Монтаж
feats-kind-combat = Боевая сцена
feats-kind-no-risk-says = Без риска не бросают: говорите и действуйте.
feats-kind-quick-says = Сцену решит одна ключевая проверка.
feats-kind-montage-says = Общая шкала, не больше двух раундов, по вкладу от героя в каждом.
feats-kind-combat-says = Проверок сколько нужно; способности стоят Накала.
feats-new-scene = Новая сцена
feats-stakes = Что на кону
feats-stakes-risk = Есть риск
feats-stakes-uncertain = Исход неясен
feats-stakes-high = Ставки высоки
feats-stakes-pressure = Что-то подгоняет
feats-stakes-more = Одной проверки мало
feats-level = Уровень
feats-recommended = Подойдёт: { $kind }
feats-scene-title = Название сцены
feats-montage-own-form = У монтажа своя подготовка: Меню › Ведущему › Подготовить монтаж.
feats-scene-began = Сцена «{ $title }»: { $kind }
feats-scene-ended = Сцена «{ $title }» закрыта
feats-scene-card = { $title } · { $kind }
feats-scene-setup = Расклад { $setup }
feats-scene-stalled = Двойной провал: сцена ждёт слова ведущего.
feats-hero-in-short = { $hero } · ОС { $points } · стресс { $filled }/{ $most }
feats-hero-in-combat = { $hero } · Накал { $heat } · ОС { $points } · стресс { $filled }/{ $most }
feats-change-level = Сменить уровень сцены
feats-change-level-says = Сейчас: { $kind }. Сцена останется той же, счёт проверок начнётся заново.
feats-change-level-withdraws = Без риска снимутся заявки:
feats-level-changed = Сцена «{ $title }» теперь другая: { $kind }
feats-change-setup = Расклад изменился
feats-change-setup-says = После этого ту же встречную проверку можно повторить.
feats-change-setup-asks = Что изменилось, в двух словах
feats-setup-changed = Расклад изменился: { $words }

## Рука ведущего

feats-menu-heroes = Герои
feats-hand-numbers = { $hero }: числа
feats-hand-asks = Почему (увидят все)
feats-group-numbers = Изменить
feats-group-ends = Снять состояния
feats-count-stress-more = Стресс: отметить
feats-count-stress-less = Стресс: очистить
feats-count-exhaustion-more = Истощение: выше
feats-count-exhaustion-less = Истощение: ниже
feats-count-heat-more = Накал: прибавить
feats-count-heat-less = Накал: убавить
feats-count-token-more = Жетоны: дать
feats-count-token-less = Жетоны: забрать
feats-end-condition = Снять: { $condition }
feats-hand-condition = { $hero }: новое состояние
feats-hand-condition-asks = Название состояния
feats-condition-plain = Добавить
feats-condition-active = Добавить, источник действует
feats-hand-token = { $hero }: передать жетон
feats-hand-line = { $hero }: { $change }
feats-hand-overflow = { $line }. Не поместилось: { $overflow }, решает ведущий
feats-hand-words = { $line }. «{ $words }»
feats-did-mark-stress = стресс +{ $amount }
feats-did-clear-stress = стресс −{ $amount }
feats-did-exhaustion = Истощение { $level }
feats-did-end-exhaustion = Истощение прошло
feats-did-add-condition = состояние «{ $condition }»
feats-did-remove-condition = снято состояние «{ $condition }»
feats-did-heat = Накал { $amount }
feats-did-tokens = жетоны преимущества { $amount }
feats-award = { $hero }: дать Очко Свершения
feats-award-says = Сейчас очков: { $points } из 3. Очко дают только за заметную цену.
feats-award-asks = Какой ценой
feats-source-gm-complication = Осложнил ведущий
feats-source-player-complication = Осложнил себе игрок
feats-source-plot-twist = Крутой поворот
feats-point-awarded = { $hero } получает Очко Свершения ({ $source }). Цена: { $price }
feats-point-lost = { $hero }: очко за «{ $price }» ({ $source }) пропало, больше трёх не бывает

## Очки Свершений

feats-use-heat = Разжечь Накал (ОС: { $points })
feats-use-heat-says = Сразу +{ $amount } Накала, раз за боевую сцену.
feats-kindle = Разжечь
feats-heat-kindled = { $hero } тратит Очко Свершения: Накал +{ $amount }
feats-use-recovery = Восстановиться (ОС: { $points })
feats-use-recovery-says =
    { $amount ->
        [one] Очистится { $amount } ячейка стресса. Истощение останется.
        [few] Очистятся { $amount } ячейки стресса. Истощение останется.
       *[many] Очистятся { $amount } ячеек стресса. Истощение останется.
    }
feats-recover = Очистить стресс
feats-stress-recovered = { $hero } тратит Очко Свершения и снимает весь стресс ({ $amount })
feats-use-detail = Деталь сцены (ОС: { $points })
feats-use-detail-says = Подходящий предмет, старый знакомый, удобный путь, слабое место. Деталь не отменяет случившегося и не решает всю сцену. Очко уйдёт, когда деталь появится.
feats-use-detail-asks = Что ещё есть в этой сцене
feats-use-condition = Снять состояние (ОС: { $points })
feats-use-condition-says = Соберись, вырвись, переведи дух. Ведущий скажет, можно ли это описать; очко уйдёт, только если можно.
feats-use-condition-asks = Как это выглядит
feats-own-heat = Свой Накал: { $heat }
feats-use-ability = Применить способность
feats-use-ability-asks = Как это выглядит
feats-ability-used = { $hero } применяет: { $ability }
feats-ability-used-for-heat = { $hero } применяет: { $ability } (Накал −{ $heat })
feats-detail-proposed = { $hero } предлагает деталь: «{ $words }»
feats-judge-detail = Деталь сцены: { $hero }
feats-judge-detail-says = «Да» берёт очко. Чтобы поправить или назначить проверку, сначала напиши слова, потом нажми.
feats-judge-detail-asks = Как будет на самом деле
feats-judge-accept = Да, так и есть
feats-judge-adjust = Да, но иначе
feats-judge-check = Да, но нужна проверка
feats-judge-refuse = Нет: { $why }
feats-reason-contradicts-facts = против фактов
feats-reason-undoes-event = отменяет случившееся
feats-reason-erases-consequence = стирает последствия
feats-reason-solves-scene = решает всю сцену
feats-reason-implausible = неправдоподобно
feats-detail-accept = { $hero } тратит Очко Свершения: «{ $words }». Так и есть.
feats-detail-adjust = Деталь «{ $words }» ({ $hero }): да, но иначе.
feats-detail-require-check = Деталь «{ $words }» ({ $hero }): да, но нужна проверка.
feats-detail-refuse = Деталь «{ $words }» ({ $hero }): нет.
feats-detail-because = { $line } Причина: { $why }.
feats-detail-take = { $hero } тратит Очко Свершения: деталь «{ $words }» в сцене.
feats-detail-take-back = { $hero } забирает деталь «{ $words }», очко цело.
feats-detail-lapsed = Деталь «{ $words }» ({ $hero }) пропала: очков уже нет.
feats-take-detail = Берёшь деталь? (ОС: { $points })
feats-offer-adjust = Ведущий: да, но иначе. «{ $words }»
feats-offer-check = Ведущий: нужна проверка. «{ $words }»
feats-detail-take-it = Беру
feats-detail-give-up = Забираю назад
feats-removal-asked = { $hero } хочет за Очко Свершения снять: { $condition }.
feats-judge-removal = { $hero } снимает состояние
feats-judge-removal-says = Снять: { $condition }
feats-judge-removal-asks = Слова, если нужны
feats-source-still-active = Источник ещё действует и может вернуть состояние.
feats-describable = Можно описать
feats-not-describable = Нельзя
feats-condition-shaken-off = { $hero } тратит Очко Свершения: { $condition } — прошло.
feats-removal-not-describable = { $hero }: сейчас состояние не снять, очко цело.
feats-removal-lapsed = { $hero }: снимать уже нечего или не на что, ничего не потрачено.
