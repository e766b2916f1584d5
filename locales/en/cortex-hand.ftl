# The GM's hand.

## The GM's hand

cortex-hand-whom = Whose
cortex-hand-what = What
cortex-hand-die = Die
cortex-hand-none = none
cortex-hand-numbers = PP and XP
cortex-hand-numbers-asks = Why, if you like
cortex-hand-pp-more = More PP
cortex-hand-pp-less = Fewer PP
cortex-hand-pp-floor-more = Higher PP floor
cortex-hand-pp-floor-less = Lower PP floor
cortex-hand-xp-more = More XP
cortex-hand-xp-less = Less XP
cortex-hand-numbers-now = { $who }: PP { $pp }, floor { $floor }, XP { $xp }
cortex-hand-tracks = Stress and trauma
cortex-hand-tracks-asks = Why, if you like
cortex-hand-stress = Stress: { $type }
cortex-hand-trauma = Trauma: { $type }
cortex-hand-stress-now = { $who }: { $type } stress { $die }
cortex-hand-trauma-now = { $who }: { $type } trauma { $die }
cortex-hand-things = Assets and complications
cortex-hand-things-asks = Its name
cortex-hand-give-asset = Give an asset
cortex-hand-give-complication = Give a complication
cortex-hand-take = Take something away
cortex-hand-take-asks = Why, if you like
cortex-held-by = { $name } · { $who }
cortex-granted-asset = { $who } gets the asset “{ $name }” { $die }
cortex-granted-complication = { $who } gets the complication “{ $name }” { $die }
cortex-hand-doom = Doom pool
cortex-hand-doom-asks = Why, if you like
cortex-hand-doom-more = Add { $die }
cortex-hand-doom-less = Remove { $die }
cortex-hand-doom-now = Doom pool: { $dice }
cortex-gone-title = { $who }: trauma beyond bearing
cortex-gone-says = Until this is decided the character does not act.
cortex-gone-final = Leaves the story
cortex-gone-stays = Stays
cortex-now-gone = { $who } leaves the story
cortex-not-gone = { $who } stays in the story
