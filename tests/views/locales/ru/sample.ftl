# Ресурс выдуманной системы: так пишутся цены.
sample-point =
    { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }
