### Push: what a device shows while the page is closed; anyone may read it there.
###
### For translators
###
### - These sentences stand below “Your turn” (chronicle-your-turn).
### - They hold no selectors: the browser puts them together without Fluent.
###   $name  the name of whoever opened the table, as they typed it

push-table = U stolu hráče { $name }
push-own = U vašeho stolu
# In the place of “Your turn”, when little time is left.
push-reminder = Dochází vám čas
