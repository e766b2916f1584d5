# Ресурс выдуманной системы: так пишутся цены.
sample-point =
    { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }
ruleset-sample = Образец
rule-sample-x = Испытание
rule-sample-y = Дней
rule-sample-z = Удар
rule-sample-z-soft = мягкий
rule-sample-z-hard = жёсткий
