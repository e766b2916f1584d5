# Конец обмена: последний случай использовать брешь ведущего.

cortex-opportunity-no = Не использовать
cortex-opportunity-over = Больше никто не может использовать брешь
cortex-opportunity-on = Дальше
