# Блэкбёрд: название системы и домашние правила; первое значение обычное.

ruleset-blackbird = Блэкбёрд
rule-blackbird-allow_unspent = Герой с непотраченными очками
rule-blackbird-lost_dice_keep_faces = Грани потерянных костей считаются
rule-blackbird-banked_dice_keep_faces = Грани запасённых костей считаются
rule-blackbird-explosion_loss_scope = Неудачный взрыв отнимает
rule-blackbird-explosion_loss_scope-chain = успехи цепочки
rule-blackbird-explosion_loss_scope-roll = успехи всего броска
rule-blackbird-late_aspect_type = Тип для аспекта можно купить позже
rule-blackbird-extra_careers = Кость пула от других карьер
rule-blackbird-extra_careers-each = одна за каждую
rule-blackbird-extra_careers-one = одна на всех
rule-blackbird-pool_cap = Предел пула
rule-blackbird-pool_cap-max = есть
rule-blackbird-pool_cap-none = нет
rule-blackbird-multi_action_step = Сложность за ещё одно действие
rule-blackbird-reroll_reopens_chain = Переброс пересматривает цепочку
rule-blackbird-full_reroll_restarts = Переброс целиком начинает заново
rule-blackbird-opposed_full_tie = Полная ничья в противостоянии
rule-blackbird-opposed_full_tie-responder = за тем, кто отвечает
rule-blackbird-opposed_full_tie-none = ничья
rule-blackbird-opposed_full_tie-reroll = бросают снова
rule-blackbird-timeout_flash = Молчание при флэше
rule-blackbird-timeout_flash-auto_cancel = гасит критическую неудачу
rule-blackbird-timeout_flash-none = ничего не выбирает
