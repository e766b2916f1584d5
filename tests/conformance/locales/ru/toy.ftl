toy-auction = Торг { $number }
toy-bid = Ваша ставка
toy-bid-by = { $who } ставит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
  }
toy-pay = Заплатить
toy-pass = Пропустить
toy-open = Открыть торг
toy-judge = Кого похвалить?
toy-praise = Хвала { $who }
toy-words = Несколько слов
toy-result = Ставки: { $sum }, на кубике { $die }
toy-group = Игроки
toy-no-coins = монет не осталось
toy-coin = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
  }
toy-long = Подпись, слишком длинная для любой кнопки
toy-open-tag = <b>жирно
toy-only-in-russian = Только по-русски
refuse-toy-mood = Правила не в духе.
