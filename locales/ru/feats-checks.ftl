# Проверки: действие, ранг, бросок, ступени, последствия. Числа приходят строками, где слово от них не зависит.

feats-outcome-failure = провал
feats-outcome-success-at-cost = успех с ценой
feats-outcome-success = успех
feats-outcome-critical = критический успех
feats-skill-numbers = { $skill } { $rank }/{ $value }
feats-another-skill = Другой навык…
feats-another-skill-says = Другой навык пиши так: «Название: что делает герой». Его ранг 1, значение 0.
feats-words = «{ $words }»
feats-gm-words = Ведущий: { $words }
feats-cost-point =
    { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }

## Действие

feats-act = Действие
feats-act-says = Напиши цель и способ и выбери навык. Ранг задачи назовёт ведущий.
feats-act-asks = Чего герой хочет и что для этого делает?
feats-check-declared = { $hero }: { $skill }
feats-check-sent-back = { $hero }: заявка ({ $skill }) вернулась без броска
feats-check-withdrawn = { $hero }: заявка ({ $skill }) снята, ничего не потрачено
feats-check-overtaken = { $hero }: заявка ({ $skill }) снята, сцену решила другая проверка. Ничего не потрачено
feats-take-back = Забрать заявку
feats-take-back-title = Забрать заявку: { $skill }
feats-take-back-says = Ведущий ещё не назвал ранг. Ничего не тратится.

## Ведущий называет ранг

feats-rank-title = { $hero } действует
feats-rank-says = 1: обычное, но рискованное. 2: выше нормы человека. 3: сверхчеловеческое. 4: подвиг супергероя.
feats-verdict = Решение
feats-rank = Ранг { $rank }
feats-verdict-succeeds = Без броска: получается
feats-verdict-impossible = Без броска: невозможно
feats-verdict-opposed = Встречная проверка…
feats-verdict-back = Вернуть игроку
feats-counted = Преимущества и помехи
feats-advantage = Преимущество
feats-disadvantage = Помеха
feats-use-token = Связанная: потратить жетон
feats-note-asks = Слово игроку, если нужно
feats-check-ranked = { $hero }, { $skill }: ранг задачи { $rank }, преимуществ { $advantage }, помех { $disadvantage }
feats-no-roll-succeeds = { $hero }, { $skill }: получается без броска
feats-no-roll-impossible = { $hero }, { $skill }: невозможно, броска нет

## Что известно до броска

feats-ranks-equal = Ранг навыка { $own } против { $against }: ступень не меняется
feats-ranks-below =
    { $steps ->
        [one] Ранг навыка { $own } против { $against }: на { $steps } ступень вверх
        [few] Ранг навыка { $own } против { $against }: на { $steps } ступени вверх
       *[many] Ранг навыка { $own } против { $against }: на { $steps } ступеней вверх
    }
feats-ranks-above =
    { $steps ->
        [one] ⚠️ Другой уровень угрозы: ранг { $against } против навыка { $own }, на { $steps } ступень вниз
        [few] ⚠️ Другой уровень угрозы: ранг { $against } против навыка { $own }, на { $steps } ступени вниз
       *[many] ⚠️ Другой уровень угрозы: ранг { $against } против навыка { $own }, на { $steps } ступеней вниз
    }
feats-counts = Преимуществ { $advantage }, помех { $disadvantage }: { $effect }
feats-net-number = { $number } к броску
feats-net-step-up = в конце на ступень вверх
feats-net-step-down = в конце на ступень вниз
feats-net-nothing = взаимно гасятся
feats-odds = Шансы из 64: провал { $failure } ({ $failure_percent } %), с ценой { $success_at_cost } ({ $success_at_cost_percent } %), успех { $success } ({ $success_percent } %), критический { $critical } ({ $critical_percent } %)
feats-odds-certain = Исход известен заранее: { $outcome }

## Бросок

feats-roll-title = Бросаем?
feats-roll = Бросить
feats-withdraw = Отказаться
feats-roll-head = { $hero }: { $skill }, ранг задачи { $rank }
feats-total = { $first } + { $second }, значение { $value }: всего { $total }
feats-total-modified = { $first } + { $second }, значение { $value }, поправка { $modifier }: всего { $total }
feats-base = По таблице: { $outcome }
feats-shift = Ранг { $own } против { $against } ({ $shift }): { $outcome }
feats-shift-only = Ранг { $own } против { $against }: ступеней { $shift }
feats-step-up = Перевес преимуществ { $net }, ступень вверх: { $outcome }
feats-step-down = Перевес помех { $net }, ступень вниз: { $outcome }
feats-outcome-line = Исход: { $outcome }
feats-check-rolled = { $hero }, { $skill }: { $first } и { $second }, всего { $total }, { $outcome }

## Очко Свершения

feats-improve-title = Улучшить исход?
feats-improve-says = { $hero }, { $skill }: { $outcome }. За Очко Свершения исход станет на ступень выше.
feats-points-left =
    { $points ->
        [one] У героя { $points } Очко Свершения.
        [few] У героя { $points } Очка Свершений.
       *[many] У героя { $points } Очков Свершений.
    }
feats-improve-to = До: { $outcome }
feats-keep = Оставить
feats-outcome-improved = { $hero } тратит Очко Свершения: теперь { $outcome }

## Последствия

feats-describe-title = { $hero }: { $outcome }. Что происходит?
feats-describe-check = { $skill }: «{ $words }»
feats-describe-asks = Что происходит
feats-describe-failure = Цель не достигнута, и становится хуже. Отметь, чем это обернулось, и напиши, что случилось: слова отправят ответ.
feats-describe-success-at-cost = Цель достигнута, герой платит. Отметь цену и напиши, что случилось: слова отправят ответ.
feats-describe-success = Цель достигнута без осложнений: напиши, что изменилось.
feats-describe-critical = Цель достигнута и сверх того что-то ещё. Отметь выгоду и напиши, что случилось: слова отправят ответ.
feats-describe-track = Три деления и есть выгода критического успеха. Слова, если хочется.
feats-check-described = { $hero }, { $skill }: { $outcome }
feats-field-benefit = Выгода: { $words }
feats-field-price = Цена: { $words }
feats-field-complication = Осложнение: { $words }
feats-idea-critical-linked-advantage = жетон связанной проверки
feats-idea-critical-path = открывается путь
feats-idea-critical-weakness = найдена слабость
feats-idea-critical-position = выгодная позиция
feats-idea-critical-revealed = невидимая цель раскрыта
feats-idea-success-at-cost-complication = небольшое осложнение
feats-idea-success-at-cost-time = потеряно время
feats-idea-success-at-cost-resource = потерян ресурс
feats-idea-success-at-cost-noise = шум
feats-idea-success-at-cost-threat = новая угроза
feats-idea-success-at-cost-position = худшая позиция
feats-idea-failure-price = небольшая цена
feats-idea-failure-danger = серьёзная опасность
feats-idea-failure-lost-chance = упущенная возможность
feats-idea-failure-pressure = новое давление
feats-idea-combat-tempo = потерян темп
feats-idea-combat-stress = стресс
feats-idea-combat-condition = новое состояние
feats-idea-combat-opening = брешь для врага
feats-idea-negotiation-patience = меньше Терпения
feats-idea-negotiation-disclosure = сказано лишнее
feats-idea-negotiation-crack = трещина в разговоре

## Отказы

refuse-feats-unknown-check = Этой проверки больше нет.
refuse-feats-unknown-hero = Такого героя за столом нет.
refuse-feats-skill-missing = Не назван навык. Напиши: «Название: что делает герой».
refuse-feats-skill-not-listed = Навыка «{ $skill }» нет в анкете, а по правилам стола другие не бросают.
refuse-feats-no-token = Жетонов не хватает: нужно { $need }, есть { $has }.
refuse-feats-not-rolled-yet = Сначала бросок.
refuse-feats-too-late = Поздно: последствия уже описаны.
refuse-feats-not-own-check = Улучшить можно только свою проверку.
refuse-feats-already-improved = Эта проверка уже улучшена: одно очко за проверку.
refuse-feats-already-critical = Выше критического успеха ступени нет, очко осталось.
refuse-feats-no-feat-points = Очков Свершений нет.
refuse-feats-text-missing = Напиши, что изменил успех.
refuse-feats-price-missing = Назови цену.
refuse-feats-complication-missing = Назови осложнение.
refuse-feats-benefit-missing = Назови выгоду.
refuse-feats-benefit-not-offered = В монтаже выгода критического успеха уже дана третьим делением.
refuse-feats-no-open-scene = Открытой сцены нет.
refuse-feats-no-roll-in-scene = В сцене без риска не бросают.
refuse-feats-scene-already-decided = Проверка этой сцены уже брошена: она всё решила.
refuse-feats-scene-stalled = Сцена замерла: ведущий закроет её или сменит расклад.
refuse-feats-contributions-only = В монтаже бросают только вкладом в раунде.
refuse-feats-not-in-montage = Вклад бывает только в монтаже.
refuse-feats-bad-task-rank = Ранг задачи от 1 до { $most }.
refuse-feats-bad-count = Такого количества не бывает.
