# Свершения: герои, их листы, персонажи ведущего. Числа приходят строками, где слово от них не зависит.

## Лист на экране

feats-sheet-head = { $hero } · ранг { $rank }
feats-sheet-stress = Стресс
feats-sheet-motivation = Мотивация: { $words }
feats-sheet-complication = Осложнение: { $words }
feats-sheet-skills = Навыки (ранг/значение):
feats-sheet-effects = Способности и вещи:
feats-sheet-feat-points = Очки Свершений
feats-sheet-heat = Накал
feats-sheet-tokens = Жетоны преимущества
feats-sheet-condition = Состояние: { $condition }
feats-sheet-condition-active = Состояние: { $condition } (источник действует)
feats-condition = { $condition }
feats-exhaustion = Истощение { $level }
feats-skill = { $skill } { $rank }/{ $value }
feats-skill-archetype = { $skill } { $rank }/{ $value } ★
feats-effect-ability = { $name } (Накал { $base })
feats-effect-ability-now = { $name } (Накал { $base }, сейчас { $current })
feats-effect-counted = { $name } ×{ $uses }
feats-effect-used = { $effect } (применено)
feats-effect-with-words = { $effect }: { $words }

## Лист текстом

feats-change-stays = Стресс, состояния, очки и Накал останутся как в игре.
feats-sheet-example =
    Имя: Ласточка
    Ранг: 3
    Стресс: 0/6
    Мотивация: вернуть городу небо
    Осложнение: не бросает своих
    Навыки:
    Полёт 5/3 [*]
    Скрытность 3/2
    Способности:
    Рывок (Накал 2): мгновенный бросок
    Предметы:
    Дымовая шашка ×2
    Снаряжение:
    Очки и перчатки
feats-import-replaced = со стрессом, очками и Накалом
feats-doubt-unread-line = не читается, в лист не попадёт
feats-doubt-heat-missing = стоимость Накала не указана, будет 0
feats-doubt-count-missing = количество не указано, будет 1
feats-doubt-level-missing = уровень не указан, будет 1
feats-doubt-not-for-npc = персонажу ведущего не нужно, пропускаю
feats-doubt-rank-missing = ранг не указан, будет 1
feats-doubt-motivation-missing = нет мотивации, а за неё дают очки
feats-doubt-complication-missing = нет осложнения, а за него дают очки
feats-doubt-skills-missing = нет ни одного навыка

## По шагам

feats-step-name = Как зовут героя?
feats-step-name-asks = Имя
feats-step-rank = Ранг героя
feats-character-rank-1 = 1: обычный человек
feats-character-rank-2 = 2: лучший из лучших
feats-character-rank-3 = 3: сверхчеловек
feats-character-rank-4 = 4: супергерой
feats-step-stress = Сколько ячеек стресса?
feats-step-stress-says = Сколько невзгод герой выдержит. Если не знаешь, спроси ведущего.
feats-step-motivation = Мотивация
feats-step-motivation-says = Чего герой добивается. За беды из-за мотивации дают Очки Свершений.
feats-step-motivation-asks = Мотивация, одной строкой
feats-step-complication = Осложнение
feats-step-complication-says = Что мешает герою жить. За беды из-за осложнения дают Очки Свершений.
feats-step-complication-asks = Осложнение, одной строкой
feats-step-skill = Навык
feats-step-skill-says = Отметь ранг и значение и напиши название. Можно и одной строкой: «ранг 3, значение 2: Скрытность».
feats-step-skill-asks = Название навыка
feats-group-rank = Ранг
feats-group-value = Значение
feats-group-mark = Архетип
feats-archetype = Архетипный навык ★
feats-step-ability = Способность
feats-step-ability-says = Отметь базовую стоимость Накала и напиши название. После двоеточия можно описать.
feats-step-ability-asks = Название: что делает
feats-group-cost = Накал
feats-step-item = Предмет
feats-step-item-says = Отметь, что это и сколько, и напиши название. После двоеточия можно описать.
feats-step-item-asks = Название: что делает
feats-group-kind = Что это
feats-item-item = Расходуемый предмет
feats-item-effect = Ограниченный эффект
feats-item-gear = Обычная вещь
feats-group-uses = Сколько
feats-tick-rank = Ранг { $number }
feats-tick-value = Значение { $number }
feats-tick-cost = Накал { $number }
feats-tick-uses = ×{ $number }
feats-step-remove = Что убрать?
feats-step-choose = Что ещё?
feats-choose-done = Готово, ведущему
feats-choose-skill = + навык
feats-choose-ability = + способность
feats-choose-item = + предмет
feats-choose-remove = Убрать лишнее
feats-choose-name = Имя
feats-choose-rank = Ранг
feats-choose-stress = Ячейки стресса
feats-choose-motivation = Мотивация
feats-choose-complication = Осложнение

## Ведущий смотрит лист


## Персонажи ведущего

feats-menu-npcs = Персонажи ведущего
feats-npc-new = Новый персонаж
feats-npc-new-says = Имя первой строкой, дальше по навыку на строку: «Наблюдение 3/2». Можно и полным листом: «НПС: имя», «Ранг», «Навыки», «Заметка».
feats-npc-asks = Персонаж
feats-npc-asks-again = Новый лист, если нужно
feats-npc = { $npc }
feats-npc-rank = Ранг { $rank }
feats-npc-note = Заметка: { $words }
feats-npc-drop = Убрать
feats-npc-kept = Персонаж ведущего: { $npc }
feats-npc-dropped = Персонаж ведущего убран: { $npc }

## Отказы

refuse-feats-hero-sheet = Нужен лист персонажа ведущего: «НПС: имя».
refuse-feats-skill-numbers-missing = Отметь ранг и значение навыка.
refuse-feats-cost-missing = Отметь стоимость Накала.
refuse-feats-kind-missing = Отметь, что это за предмет.
refuse-feats-stress-missing = В листе нет стресса. Нужно так: «Стресс: 0/6».
refuse-feats-duplicate-field = Это поле уже было, оставь одно.
refuse-feats-empty-value = Здесь пусто. Нужно так: «Ранг: 3».
refuse-feats-bad-name = Имя или название: от 1 до { $most } знаков.
refuse-feats-bad-character-rank = Ранг героя от 1 до { $most }: «Ранг: 3».
refuse-feats-bad-stress = Стресс пишут так: «Стресс: 1/6» (заполнено/всего).
refuse-feats-bad-skill-line = Навык пишут так: «Скрытность 3/2» (ранг/значение), архетипный с [*].
refuse-feats-bad-skill-rank = Ранг навыка здесь от { $least } до { $most }; ранг 5 только у архетипного: «Полёт 5/3 [*]».
refuse-feats-bad-skill-value = Значение навыка от 0 до { $most }: «Скрытность 3/2».
refuse-feats-duplicate-skill = Навык «{ $skill }» уже есть.
refuse-feats-too-many-archetypes = Архетипных навыков за этим столом не больше { $most }.
refuse-feats-bad-ability-line = Способность пишут так: «Рывок (Накал 2): что делает».
refuse-feats-duplicate-ability = Такая способность уже есть.
refuse-feats-bad-item-line = Предмет пишут так: «Дымовая шашка ×2: что делает».
refuse-feats-duplicate-item = Такой предмет уже есть.
refuse-feats-bad-condition-level = Уровень Истощения от 1: «Истощение 1».
refuse-feats-duplicate-condition = Такое состояние уже есть.
refuse-feats-bad-feat-points = Очков Свершений от 0 до { $most }.
refuse-feats-bad-number = Здесь нужно целое число от 0: «Накал: 2».
refuse-feats-bad-flag = Здесь «да» или «нет».
refuse-feats-not-readable = Так текстовый лист не прочитать. Убери двоеточия, скобки и числа в конце.
