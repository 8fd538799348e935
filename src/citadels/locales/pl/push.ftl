### Push: what a device shows while the page is closed; anyone may read it there.
###
### For translators
###
### - These sentences stand below “Your turn” (chronicle-your-turn).
### - They hold no selectors: the browser puts them together without Fluent.
###   $name  the name of whoever opened the table, as they typed it

push-table = Przy stole gracza { $name }
push-own = Przy twoim stole
# In the place of “Your turn”, when little time is left.
push-reminder = Twój czas się kończy
