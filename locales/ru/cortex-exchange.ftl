# Конец обмена: последний случай использовать брешь ведущего.

cortex-opportunity-no = Не использовать
cortex-opportunity-over = Больше никто не может использовать брешь
cortex-opportunity-on = Дальше

# Кто противостоит действию

cortex-oppose-title = Кто противостоит
cortex-oppose-says = Пока дайсы ответа не брошены, за него может бросать другой.
cortex-opposed-by = Противостоит: { $who }
