# Blackbird: сцены, заявки, рамка ведущего, чем заявки кончаются без броска.

blackbird-name = { $name }
blackbird-listed = { $first }, { $second }
blackbird-quoted = «{ $words }»

## Сцены

blackbird-scene = Сцена
blackbird-new-scene = Новая сцена
blackbird-scene-title = Название сцены
blackbird-scene-began = Сцена: { $title }
blackbird-scene-ended = Сцена окончена: { $title }
blackbird-close-scene = Закрыть сцену
blackbird-close-scene-says = Потом будет вопрос, кому наполнить пул: сам он не растёт.
blackbird-close = Закрыть
blackbird-close-anyway = Всё равно закрыть
blackbird-still-open = Ещё открыто. Что не брошено, снимается; начатый бросок кончается без решений; за молчащих отвечают базовые кости:
blackbird-action-now = { $who }: { $where }
blackbird-at-held = без сознания, заявка отложена
blackbird-at-framing = заявка у ведущего
blackbird-at-gathering = собирает кости
blackbird-at-lies = заявка открыта, никто не ждёт
blackbird-at-thrown = решения после броска
blackbird-at-settled = бросок готов, ждём другую сторону

## Заявка

blackbird-menu-actions = Заявки
blackbird-act = Действие: { $hero }
blackbird-act-says = Отметь атрибут, который подходит лучше всего, и напиши, что делает герой. Последнее слово об атрибуте за ведущим.
blackbird-act-asks = Что делает герой
blackbird-gm-act = Действует: { $who }
blackbird-gm-act-says = Действие персонажа ведущего: сложность или кто противостоит.
blackbird-gm-call = Назначить бросок: { $who }
blackbird-gm-call-says = Бросок по слову ведущего; можно и для того, кто без сознания. Кости собирает игрок.
blackbird-covers = { $attribute }: { $what }
blackbird-covers-boldness = напролом, открыто, силой: драться, стрелять, гнать, заставлять
blackbird-covers-agility = в обход, скрытно, увёртываясь: красться, уклоняться, нырять в укрытие
blackbird-covers-endurance = выдержать, вытерпеть, прийти в себя: голод, яд, удар, долгий путь
blackbird-covers-intellect = понять, придумать, рассчитать, заметить: починка, первая помощь, поиск
blackbird-covers-communication = найти общий язык: убедить, расспросить, сторговаться, очаровать
blackbird-declares = { $who } действует: { $attribute }
blackbird-declares-in-short = Действует: { $who }
blackbird-answers = { $who } отвечает: { $attribute }
blackbird-answers-in-short = Отвечает: { $who }
blackbird-group-attribute = Атрибут
blackbird-group-turn = Действий за ход
blackbird-in-turn = { $count } за ход

## Рамка ведущего

blackbird-frame = Рамка: { $who }
blackbird-frame-says = Что не отмечено, остаётся как здесь.
blackbird-reframe-says = До броска всё можно поменять: что не отмечено, остаётся.
blackbird-frame-asks = Слово игрокам
blackbird-group-base = Сложность
blackbird-group-against = Кто противостоит
blackbird-group-with = Чем отвечают
blackbird-group-end = Иначе
blackbird-difficulty-label = сложность { $number }
blackbird-typed-difficulty = { $number }
blackbird-no-roll-stands = Как предложено
blackbird-no-roll-succeeds = Получается без броска
blackbird-no-roll-nothing = Без броска: ничего не меняет
blackbird-no-roll-impossible = Так нельзя, вернуть
blackbird-difficulty = Сложность: { $needed }
blackbird-shift = Противостояние, поправка { $shift }
blackbird-evenly = Противостояние
blackbird-difficulty-parts = { $number } ({ $parts })
blackbird-difficulty-base = основа { $base }
blackbird-difficulty-shifts = вещи { $amount }
blackbird-difficulty-several = несколько действий { $amount }
blackbird-difficulty-wound = ранение { $amount }
blackbird-by-attribute = Атрибут: { $attribute }
blackbird-framed = { $who } · { $difficulty }
blackbird-with-attribute = { $said } · { $attribute }
blackbird-against = { $said } · против: { $who }
blackbird-opposed-by = Против: { $who }
blackbird-answers-to = Кому ответ: { $who }

## Без броска

blackbird-closed-withdrawn = ↩️ { $who }: заявка снята, ничего не потрачено
blackbird-closed-scene-over = { $who }: сцена окончена, заявка снята
blackbird-closed-left = { $who }: место пусто, заявка снята
blackbird-closed-succeeds = { $who }: получается без броска
blackbird-closed-nothing = { $who }: без броска, ничего не меняется
blackbird-closed-impossible = { $who }: так не выйдет, заявка возвращается
blackbird-take-back-title = Снять заявку: { $who }
blackbird-take-back-says = Пока кости не брошены, ничего не потрачено.
blackbird-take-back = Снять заявку
blackbird-lies-open = { $who }: заявка остаётся открытой, больше не ждём
blackbird-lift-title = Отложенная заявка: { $who }
blackbird-lift-says = Без сознания сам никто не бросает; ведущий может назначить бросок, он же и до пробуждения.
blackbird-lift = Пусть бросает
blackbird-lifted = { $who }: бросок по слову ведущего

## Возражение

blackbird-nobody = Никто
blackbird-object = Что не подходит: { $who }
blackbird-object-says = До броска можно сказать, что здесь не к месту; о чём молчишь, то подходит. Без этой основной карьеры игрок выберет другую.
blackbird-strike = Не к месту: { $what }
blackbird-let-in = Пусть будет: { $what }
blackbird-does-not-fit = Здесь не к месту: { $what }
blackbird-fits-again = Всё-таки подходит: { $what }
blackbird-struck-by-gm = ведущий: здесь не к месту

refuse-blackbird-no-roll-alone = Это отмечается одно, без остального.
blackbird-answer-attribute = в ответ: { $attribute }
refuse-blackbird-answer-of-nobody = Чем отвечают, решают, когда есть кому: отметь, кто противостоит.
