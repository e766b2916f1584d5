# The end of an exchange: the last moment for an opportunity.

cortex-opportunity-no = Let it go
cortex-opportunity-over = Nobody can use the opportunity any more
cortex-opportunity-on = Go on
