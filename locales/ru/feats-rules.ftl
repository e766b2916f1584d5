# Свершения: домашние правила и отказы, общие для всех сцен.

## Домашние правила: первое значение обычное

rule-feats-clamp = Концы лестницы исходов
rule-feats-clamp-per_stage = после каждого шага
rule-feats-clamp-end_only = один раз в конце
rule-feats-fewer_heroes = Монтаж вдвоём и в одиночку
rule-feats-fewer_heroes-symmetric = шкала короче
rule-feats-fewer_heroes-as_three = как для троих
rule-feats-unlisted_skill = Навыка нет в листе
rule-feats-unlisted_skill-minimum = ранг 1, значение 0
rule-feats-unlisted_skill-forbidden = нельзя
rule-feats-session_boundary = Граница встречи
rule-feats-session_boundary-gm_command = по слову ведущего
rule-feats-session_boundary-every_n_days = по календарю
rule-feats-session_days = Дней во встрече
rule-feats-opposed_feat_order = Очки во встречной проверке
rule-feats-opposed_feat_order-sealed = втайне и разом
rule-feats-opposed_feat_order-active_first = сначала активный
rule-feats-effect_gate = Эффект вместо проверки
rule-feats-effect_gate-both = ограничен и решает
rule-feats-effect_gate-either = ограничен или решает
rule-feats-once_per_scene_in_combat = Раз за сцену и в бою
rule-feats-refused_detail = Отказ в детали сцены
rule-feats-refused_detail-refund = очко остаётся
rule-feats-refused_detail-lost = очко сгорает
rule-feats-exhaustion_removal = Очко против Истощения
rule-feats-exhaustion_removal-whole = снимает целиком
rule-feats-exhaustion_removal-one_level = снимает один уровень
rule-feats-exhaustion_removal-forbidden = не снимает
rule-feats-montage_opposed = Встречные проверки в монтаже
rule-feats-archetype_limit = Архетипных навыков
rule-feats-archetype_limit-none = сколько угодно
rule-feats-archetype_limit-0 = ни одного
rule-feats-archetype_limit-1 = не больше 1
rule-feats-archetype_limit-2 = не больше 2
rule-feats-archetype_limit-3 = не больше 3
rule-feats-archetype_limit-4 = не больше 4
rule-feats-archetype_limit-5 = не больше 5
rule-feats-archetype_limit-6 = не больше 6

## Отказы

refuse-feats-same-level = Сцена уже такая.
refuse-feats-montage-running = Идёт монтаж: он кончается сам или отменой.
refuse-feats-check-in-progress = Есть брошенная проверка без последствий: сначала опиши их.
refuse-feats-missing-field = Здесь не хватает слов.
refuse-feats-gm-only = Это делает только ведущий.
refuse-feats-condition-present = Состояние «{ $condition }» уже есть.
refuse-feats-no-such-condition = Состояния «{ $condition }» нет.
refuse-feats-not-describable = Состояние «{ $condition }» сейчас не снять.
refuse-feats-exhaustion-not-removable = Истощение за очко здесь не снимают.
refuse-feats-not-in-combat = Накал есть только в боевой сцене.
refuse-feats-not-enough-heat = Накала не хватает: нужно { $need }, есть { $has }.
refuse-feats-already-ignited = Накал в этой сцене уже разожжён.
refuse-feats-nothing-to-recover = Стресса нет, очко осталось.
refuse-feats-bad-use = Очко так не тратят.
refuse-feats-refusal-needs-reason = Отказу нужна причина.
refuse-feats-effect-already-used = Уже применено в этой сцене: { $effect }
refuse-feats-no-uses-left = Больше не осталось: { $effect }
refuse-feats-unknown-effect = Такого у героя нет: { $effect }
refuse-feats-bad-dice = Проверка бросает ровно { $dice } кости с { $sides } гранями.
refuse-feats-bad-outcome = Такого исхода нет: { $outcome }
