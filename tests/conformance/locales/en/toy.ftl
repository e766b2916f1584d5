toy-auction = Auction { $number }
toy-bid = Your bid
toy-bid-by = { $who } bids { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
toy-pay = Pay
toy-pass = Pass
toy-open = Open the auction
toy-judge = Who is praised?
toy-praise = Praise { $who }
toy-words = A few words
toy-result = The bids are { $sum }, the die shows { $die }
toy-group = Players
toy-no-coins = no coins are left
toy-coin = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
  }
toy-long = A label that is much too long for any button
toy-open-tag = <b>bold
refuse-toy-mood = The rules are in a bad mood.
