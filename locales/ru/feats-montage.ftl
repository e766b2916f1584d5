# Монтаж: подготовка, раунды, вклады, препятствия, конец.

feats-track = Шкала
feats-montage-goal = Цель: { $goal }
feats-montage-pressure = Давление: { $pressure }
feats-montage-round = Раунд { $round } из { $rounds }
feats-obstacle-open = ◻ { $obstacle }
feats-obstacle-ongoing = ♾ { $obstacle } (действует всю сцену)
feats-obstacle-solved = ☑ { $obstacle }
feats-obstacle-taken = ◧ { $obstacle } (занято: { $hero })
feats-montage-contributed = Вклад сделан: { $heroes }
feats-montage-busy = В деле: { $heroes }
feats-montage-waiting = Ждём вклада: { $heroes }

## Подготовка

feats-prepare = Подготовить монтаж
feats-prepare-again = Переписать монтаж
feats-prepare-says = Напиши одним сообщением: первая строка: цель; вторая: давление, то есть что будет при провале; дальше по препятствию в строке.
feats-prepare-asks = Цель, давление, препятствия: каждое с новой строки
feats-start-montage = Начать монтаж
feats-start-says = Отметь сложность, героев и опасности, которые действуют всю сцену. «Готово» начнёт монтаж.
feats-difficulty = Сложность
feats-difficulty-simple = Простой
feats-difficulty-normal = Обычный
feats-difficulty-hard = Тяжёлый
feats-montage-heroes = Герои
feats-all-heroes = Все герои
feats-ongoing-hazards = Действуют всю сцену
feats-tick-ongoing = ♾ { $obstacle }
feats-sure = Подтверждение
feats-start-anyway = Всё равно начать
feats-montage-length =
    { $heroes ->
        [one] { $heroes } герой: шкала { $length }, вкладов до { $contributions }
        [few] { $heroes } героя: шкала { $length }, вкладов до { $contributions }
       *[many] { $heroes } героев: шкала { $length }, вкладов до { $contributions }
    }
feats-track-cannot-be-filled = ⚠️ Такую шкалу не заполнить: не хватит вкладов.
feats-montage-started = Монтаж: { $goal }
feats-montage-says = Два раунда, в каждом у героя один вклад. Порядок свободный.

## Вклад

feats-contribute = { $hero }: вклад
feats-contribute-says = Отметь препятствие и навык или эффект и напиши, как действует герой. Или пас.
feats-contribute-asks = Как действует герой?
feats-group-obstacle = Препятствие
feats-group-skill = Навык
feats-group-effect = Способность или предмет
feats-group-other = Или
feats-obstacle-label = { $obstacle }
feats-obstacle-ongoing-label = ♾ { $obstacle }
feats-effect-label = { $effect }
feats-pass = Пас
feats-propose = Предложить препятствие
feats-pass-says = Пас: без риска и без делений. Взять назад нельзя.
feats-effect-says = Эффект заменит бросок, если ведущий скажет, что он прямо решает препятствие.
feats-propose-says = Препятствие опиши словами; ведущий добавит его или нет.
feats-montage-held = свободных препятствий нет, их добавит ведущий
feats-held-by-gm = решает ведущий
feats-contribution = { $hero }: { $skill } против препятствия «{ $obstacle }»
feats-hero-passed = { $hero } пасует
feats-hero-passed-silent = { $hero } пасует: время вышло
feats-released-round = { $hero } снова выбирает вклад
feats-released-started = { $hero } снова выбирает вклад: раунд просрочен, но есть своё короткое время
feats-released-running = { $hero } снова выбирает вклад за оставшееся своё время
feats-released-over = { $hero } пасует: своё время вышло
feats-track-filled =
    { $gain ->
        [0] { $hero }: { $outcome }, делений нет
        [one] { $hero }: { $outcome }, { $gain } деление
        [few] { $hero }: { $outcome }, { $gain } деления
       *[many] { $hero }: { $outcome }, { $gain } делений
    }

## Эффекты и предложения

feats-effect-proposed = { $hero }: { $effect } против препятствия «{ $obstacle }»
feats-effect-solves =
    { $gain ->
        [one] { $hero }: { $effect } решает «{ $obstacle }», { $gain } деление
        [few] { $hero }: { $effect } решает «{ $obstacle }», { $gain } деления
       *[many] { $hero }: { $effect } решает «{ $obstacle }», { $gain } делений
    }
feats-judge-title = { $hero }: решает ли это?
feats-judge-says = Эффект засчитывается, если прямо и без сомнений решает препятствие. Отказ ничего не тратит.
feats-solves = Решает
feats-does-not-solve = Не решает
feats-counts-anyway = Не прямо, но засчитать
feats-take-back-effect = Забрать эффект
feats-proposal-title = { $hero } предлагает препятствие
feats-obstacle-proposed = { $hero } предлагает препятствие: «{ $words }»
feats-proposal-added = Новое препятствие: { $words }
feats-proposal-refused = Препятствие не добавлено: { $words }
feats-add-obstacle = Добавить
feats-add-ongoing = Добавить: всю сцену
feats-do-not-add = Не добавлять
feats-add-obstacle-title = Новое препятствие
feats-add-obstacle-asks = Какое препятствие?
feats-obstacle-added = Новое препятствие: { $obstacle }
feats-obstacle-added-ongoing = Новая опасность на всю сцену: { $obstacle }
feats-mark-title = Опасности на всю сцену
feats-mark-says = Опасность, которая действует всю сцену, можно выбирать и после решения.
feats-unmark = Обычное: { $obstacle }
feats-marked-ongoing = Действует всю сцену: { $obstacle }
feats-marked-ordinary = Больше не действует всю сцену: { $obstacle }

## Конец

feats-round-opened = Раунд { $round }: у каждого снова один вклад
feats-montage-full-success = Монтаж: полный успех
feats-montage-partial-success = Монтаж: частичный успех
feats-montage-failure = Монтаж: провал
feats-montage-cancelled = Монтаж отменён
feats-contributions-dropped = Больше не нужны, ничего не потрачено: { $heroes }
feats-cancel-montage = Отменить монтаж
feats-cancel-montage-says = Исхода не будет, заявки снимутся, сцена закроется. Потраченное останется потраченным.
feats-cancel-montage-yes = Отменить без исхода
feats-ending-asks = Чем всё кончилось
feats-ending-full-success-says = Цель достигнута без серьёзных осложнений.
feats-ending-partial-success-says = Цель достигнута, но с заметной ценой или осложнением.
feats-ending-failure-says = Цель не достигнута: положение хуже, есть новая беда. Скажи и что удалось спасти.
feats-ending-cancelled-says = Исхода нет.
feats-montage-told = Ведущий: { $words }

## Отказы

refuse-feats-goal-missing = Нет цели: она стоит в первой строке.
refuse-feats-pressure-missing = Нет давления: оно стоит во второй строке.
refuse-feats-obstacles-missing = Нет препятствий: они стоят с третьей строки.
refuse-feats-too-many-obstacles = Препятствий больше { $most } не поместится.
refuse-feats-no-heroes = Не отмечен ни один герой.
refuse-feats-duplicate-hero = Герой назван дважды.
refuse-feats-bad-difficulty = Такой сложности нет.
refuse-feats-track-cannot-be-filled = Шкалу не заполнить. Отметь «Всё равно начать», если так и надо.
refuse-feats-one-contribution = Вклад один: препятствие и навык, или препятствие и эффект, или пас.
refuse-feats-choose-way = Выбери навык, эффект или пас.
refuse-feats-choose-obstacle = Выбери препятствие.
refuse-feats-montage-over = Монтаж уже окончен.
refuse-feats-already-contributed = В этом раунде вклад уже сделан.
refuse-feats-already-declared = Заявка уже сделана.
refuse-feats-nothing-declared = Заявки нет.
refuse-feats-declaration-mismatch = Заявлено другое.
refuse-feats-unknown-obstacle = Такого препятствия нет.
refuse-feats-obstacle-solved = Решено: { $obstacle }
refuse-feats-obstacle-reserved = Занято другим героем: { $obstacle }
refuse-feats-duplicate-obstacle = Такое препятствие уже есть.
refuse-feats-skill-already-used = Навык «{ $skill }» в этом монтаже уже был.
refuse-feats-already-left = Этого героя в монтаже уже нет.
refuse-feats-stale-deadline = Этот срок уже прошёл.
refuse-feats-future-deadline = Этот срок ещё не наступил.
refuse-feats-effect-not-limited = «{ $effect }»: обычная вещь или способность без Накала сама препятствие не решает.
refuse-feats-does-not-solve = Прямо препятствие не решает.
refuse-feats-opposed-not-allowed = По правилам стола встречных проверок в монтаже нет.
