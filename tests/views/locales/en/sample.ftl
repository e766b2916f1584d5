# A resource of a made-up system: this is how prices are written.
sample-point =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
ruleset-sample = Sample
rule-sample-x = Trial
rule-sample-y = Days
rule-sample-z = Blow
rule-sample-z-soft = soft
rule-sample-z-hard = hard
