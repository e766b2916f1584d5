# A resource of a made-up system: this is how prices are written.
sample-point =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
