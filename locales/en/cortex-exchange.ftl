# The end of an exchange: the last moment for an opportunity.

cortex-opportunity-no = Let it go
cortex-opportunity-over = Nobody can use the opportunity any more
cortex-opportunity-on = Go on

# Who opposes an action

cortex-oppose-title = Who opposes
cortex-oppose-says = Until the dice of the reaction fall, somebody else may roll it.
cortex-opposed-by = Opposed by: { $who }
