import type { ArticleData } from '#demo/buildArticleItem.ts';

/** Articles about Morocco and Egypt. */
export const northAfricaArticles: readonly ArticleData[] = [
  {
    key: 'over-the-tichka',
    state: 'CHANGED',
    aliases: ['marrakech-to-the-dades'],
    title: 'Over the Tichka',
    summary:
      'The road from Marrakech to the palm groves of Skoura crosses the High Atlas at 2,260 metres. Portrait of a morning and an afternoon.',
    place: 'High Atlas',
    places: ['Morocco', 'Marrakech', 'Skoura', 'Aït Benhaddou', 'Ouarzazate'],
    picture: 'mountains, desert',
    tripTypes: ['ADVENTURE', 'CULTURE', 'NATURE'],
    searchTerms: ['atlas mountains', 'kasbahs', 'road trip'],
    type: 'EVERGREEN',
    category: 'INSPIRATION',
    author: 'editor',
    days: 190,
    body: `It is two hundred and forty kilometres and the map says four and a half hours. Driss, who has driven it for twenty-two years, says a day, and takes a flask.
## 8:00, Marrakech, 450 metres
The N9 leaves the town between olive presses and shops that sell satellite dishes painted by hand. The Atlas stands across the end of it with snow on top, in April, like something on the wrong stage. For forty minutes it does not come nearer, and then all at once it is on both sides.
## 9:15, Taddert, 1,650 metres
Walnut trees, smoke, grilled mutton by the kilo at nine in the morning. The lorry drivers eat here before the pass. It is sensible to do the same, or at least to have the tea, which is poured from the height of a man’s chin so that it makes a noise. After Taddert the road was widened in these last years, and there are crash barriers where Driss used to point out, with interest, what was lying at the bottom.
## 10:20, Tizi n’Tichka, 2,260 metres
A sign, a wind, and nine stalls of minerals, half of them dyed. Turn round. On the side that you came from everything is green to half way up. In front there is no green at all. The rain of the Atlantic has been falling for a thousand kilometres and this is where it ends, along a line that one could straddle.
> North of here we complain about the king. South of here about the water. | Driss, with his hand on the sign
## 10:40, Telouet
Do not go straight on. A small road to the left, three kilometres past the top, leads to the fortress from which one family, the Glaoui, held the pass and half the south until 1956. It is falling in. A caretaker with a key as long as his forearm opens two rooms in the middle of the ruin, and they are whole: cedar, stucco, tile to the height of the shoulder, a grille from which the women looked at the mountains. Three hundred men worked on it for three years. Nobody is there but you.
From Telouet the old caravan road goes on down the Ounila valley, thirty-five kilometres, tarred a few years ago and a lane and a half wide. It is the best of the day. Villages the colour of the cliff behind them, and in the bottom one thread of barley and almonds. In late February the almonds flower and the thread is white.
## 13:00, Aït Benhaddou
You know it from films. From the far side of the ford, where the coaches stop, it looks like those. Go round and walk in from the top, from the granary, and down through it, and you come past the six families who have stayed. Lunch across the river with your back to the car park.
@picture village, desert
## 15:30, Ouarzazate
Petrol.
## 16:40, Skoura, 1,200 metres
Then palms, suddenly, a hundred thousand of them, with clay towers looking over the top. The road becomes a lane and the lane a ditch. A boy on a bicycle leads, standing on the pedals. Somebody shuts a gate behind the car and the sound of the road, which you had not noticed any more, stops.
There is a fire in April: the days have twenty-four degrees and the nights have eight. Sleep two nights here at least. The oasis is for walking, between irrigation ditches that are opened by the hour like the doors of theatre boxes. [The dunes are another five hours off](itinerary:dunes-and-kasbahs), and will be there on Thursday.
## Practical
| Stretch | Kilometres | Without stopping | As one should
| Marrakech to the pass | 105 | 2 h | 2½ h
| The pass to Aït Benhaddou by Telouet | 70 | 1¾ h | 3 h
| Aït Benhaddou to Skoura | 70 | 1¼ h | 1½ h
- **Snow** closes the pass for a day or two, several times between December and March. The barrier at Taddert comes down and one waits or turns back. Keep a night free on either side.
- **Stomach.** Four hundred bends. Sit in front, look at the far end of the curve.
- **A driver** is worth it even for people who love to drive. The bends will have your eyes, and the valley would like them.
[Our guide to Morocco](guide:morocco) tells what lies to either side.`,
    earlier: [
      { note: 'Kilometres and heights', was: { title: 'From Marrakech to the Dadès', slug: 'marrakech-to-the-dades' }, lines: 4 },
      { note: 'As far as Telouet', was: { title: 'From Marrakech to the Dadès', slug: 'marrakech-to-the-dades' }, lines: 11 },
      { note: 'A name of its own', opening: 'Two hundred and forty kilometres; four and a half hours, says the map.' },
    ],
  },
  {
    key: 'a-day-in-fes-without-a-map',
    title: 'A day in Fes without a map',
    summary: 'Nine thousand lanes, none of them straight, and no signal. How to be lost properly.',
    place: 'Fes',
    places: ['Morocco'],
    picture: 'town, morning',
    tripTypes: ['CULTURE', 'CITY', 'FOOD_WINE'],
    searchTerms: ['medina', 'souks', 'tanneries'],
    type: 'EVERGREEN',
    category: 'CULTURE',
    author: 'freya.dunmore',
    days: 74,
    body: `The telephone gives up at the second corner. The walls are four metres apart at the bottom and touch at the top, and the blue dot, which has been with you for ten years, floats off over the roofs and does not come back. Put it in your pocket. Fes el-Bali was laid out in the ninth century by people who wished a stranger to be noticed.
There is a method all the same. We had it from a woman who has delivered bread here since she was seven.
## One: water goes down
The medina lies in a bowl and every lane falls, in the end, towards the river. If you go downhill you will come to R’cif, which is a square with taxis. If you go uphill for long enough you will come to a gate: Boujloud to the west, Guissa to the north. That is all the geography there is. Everything else is smell.
## Two: every quarter has five things
A mosque, a fountain, a school, a bath, an oven. The bath and the oven stand back to back and share a fire. When you see children with a board of raw loaves on their heads, follow them. At the oven a man will put sixteen families’ bread on one long shovel, without names on it, and give each back its own. He knows the loaves by the thumb.
## Three: trades keep together
- **Before nine,** the fondouks near the Kairaouine, where mules come down from the hills and the cry is *balak, balak*: stand against the wall, at once.
- **At ten,** the coppersmiths on Seffarine Square. You hear them two lanes before, sixty hammers and no two together. Sit down at the café under the plane tree. It is the best concert in town.
- **At eleven,** the dyers’ street by the river, where the gutter runs in this morning’s colour.
- **At noon,** carpenters: cedar. You could find them with your eyes shut.
- **At four,** the tanneries at Chouara from a terrace, when the light is low in the pits. They hand you a sprig of mint. Take it. The white pits are pigeon droppings and lime, and the rest is as it was when the Merinids built it.
@picture old, roofs
## What to do about guides
A licensed one for the first morning, yes: for the doors. The Medersa Bou Inania opens to everybody, and so do the Attarine and its tiles. But the house where a family has woven brocade on the same loom for six generations has neither a sign nor a shop. Ask that nobody be paid for taking you to buy something. We agree on that in writing with those we work with, and they are relieved.
The afternoon should be yours alone. You will be offered help by boys who tell you that the street is closed. It is not. Say *la, shukran* and keep walking; a smile costs nothing and does no harm.
## When you are really lost
Buy something small, an orange, a pencil. Then ask the person you bought it from. You have stopped being a problem and become a customer, and he will send his nephew with you as far as the lane you know. This works without exception.
> I have lived here for sixty years and I use four streets. The others are for visitors. | A saddler near the Attarine
## Evening
From the roof, at the moment when the light leaves the tiles, the first muezzin begins somewhere to the east, a second takes it up, and within ten seconds there are three hundred, each a little behind the last. Swifts go through it. Somebody below is frying fish. Then it stops, and there is a town with the lamps lit, one in which you have, by now, a saddler, a baker and a corner.
Stay three nights: one is for being lost, one for being less lost, and one for going back to where you ate. [Our guide to Morocco](guide:morocco) tells how Fes goes together with the rest, and [over the Tichka](article:over-the-tichka) is the road to the other Morocco, the one with sky.`,
  },
  {
    key: 'the-road-to-chefchaouen',
    title: 'The road to Chefchaouen',
    summary: 'Taken back while the pass is being rebuilt.',
    place: 'Chefchaouen',
    places: ['Morocco', 'Fes'],
    picture: 'mountains',
    tripTypes: ['CULTURE'],
    searchTerms: ['rif', 'blue town'],
    type: 'TOPICAL',
    category: 'INSPIRATION',
    author: 'editor',
    days: 120,
    body: `From Fes the road climbs through cork oak for three hours, and then everything is blue.
## Two hundred kilometres
The N4 and then the N13, by Ouezzane, with an olive market on Thursdays. Lorries are slow, storks are on every pylon, and the last half-hour is bends. It rains here as nowhere else in Morocco: the Rif takes what the Atlantic sends, and in February waterfalls cross the road.
## Why blue
Everybody will tell you. Because of the Jewish families who came in the thirties, because of mosquitoes, because of the sky. The woman who was repainting her step when we asked said that her mother had done it, and that it is cheaper than white, since it does not show the dirt. They do it again each spring with a brush tied to a broom.
## When
April and early May, after the rain and before the buses from the coast. Get up at half past six. Until nine there are only cats in the lanes, and they seem to have been chosen for the colour.
Sleep two nights. On the day between, walk up to the Spanish mosque before the sun does, and go by car to Akchour, where a path follows a river to a natural arch in two and a half hours.`,
    state: 'UNPUBLISHED',
    unpublishedNote: 'The road is closed',
  },
  {
    key: 'tombs-at-lunchtime',
    title: 'Tombs at lunchtime',
    summary: 'The coaches come to the west bank of Luxor at eight and leave at noon. A timetable for going against them.',
    place: 'Luxor',
    places: ['Egypt', 'Valley of the Kings', 'Karnak'],
    picture: 'desert, noon',
    tripTypes: ['HERITAGE', 'CULTURE'],
    searchTerms: ['valley of the kings', 'crowds', 'opening hours'],
    type: 'TOPICAL',
    category: 'ADVICE',
    author: 'care',
    days: 58,
    body: `Egypt’s crowds are a matter of arithmetic. About two hundred and fifty boats lie at the quays of Luxor in a good week of February, they all serve breakfast at six and lunch at half past twelve, and between the two they all do the same thing in the same order. Everything below follows from that.
## The timetable
| Hour | Where everybody is | Where to be
| 5:30 | Asleep, or in a balloon queue | On the public ferry to the west bank; it takes six minutes and costs next to nothing
| 6:00 | At breakfast | Valley of the Kings, at the gate; tomb of Seti I first
| 8:00 | Arriving at the Valley in column | Leaving it. Deir el-Medina, the village of the men who dug the tombs
| 9:30 | Hatshepsut’s temple | Medinet Habu, which is as large as Karnak and has the colours left
| 11:00 | Alabaster shops | A lemonade at the edge of the fields
| 12:30 | On the boat, at the buffet | Hatshepsut: the forecourt to yourself, in 31 degrees
| 13:30 | Still there | Ramesseum, asleep against a column
| 16:00 | Karnak | Back on the water
| 18:30 | At dinner | Luxor Temple by lamplight, open until ten
The tombs themselves are the same at any hour. They have no daylight. It makes no difference to Ramesses VI that it is one o’clock, but it makes one to you whether there are four people in the corridor or ninety, since ninety people breathe, and the walls and you both suffer from it.
## Which ones
The ticket for the Valley opens three tombs of those on the day’s list. Seti I, Tutankhamun and Ramesses V and VI cost extra, and the first is worth every piastre: a hundred and thirty-seven metres deep, the reliefs as crisp as if the man had gone for lunch himself. Tutankhamun’s is small. He is still in it, which people do not expect.
On the other side of the hill, the tombs of the nobles cost a tenth and are never full. Kings had themselves painted among gods. Their gardeners, mayors and scribes were painted among ducks, at table, hunting with the cat. Ask for Sennefer, whose ceiling is a vine: the rock was left lumpy on purpose so that the grapes would hang.
## The heat
@warning From May to September | Do not do this. Forty-two degrees by noon is not a joke in a valley without a breath of wind. Go at six, be back by ten, and keep the evening for Karnak.
From November to February noon has between twenty-two and thirty degrees, which is a fine day anywhere else. A hat, two litres each, and long sleeves against the light that comes back from the limestone.
## The photographs
Telephones may be used in most tombs and tripods in none. Flash is forbidden, and it is useless too, as pigment shines. Let your eyes have four minutes. At first there is one brown; then there are eleven colours.
> They eat at half past twelve. Thirty-five years I have worked here, and at half past twelve it is ours. | A guard at Hatshepsut’s temple
## How to arrange it
It needs a guide who is willing to skip lunch, a driver on the west bank, and a bed that is not on one of the boats. Sleep on the west bank itself for two nights before or after sailing: the fields begin at the gate and a donkey is the alarm. A *dahabiya*, which is a sailing boat with eight cabins or so, ties up where it likes and keeps other hours than the rest; of that, more in [our guide to Egypt](guide:egypt), and in what [a captain says about wind](article:a-felucca-has-no-engine).`,
  },
  {
    key: 'a-felucca-has-no-engine',
    title: 'A felucca has no engine',
    summary: 'A captain at Aswan answers questions about wind, tourists and the night.',
    place: 'Aswan',
    places: ['Egypt', 'Nile River', 'Elephantine'],
    picture: 'river, evening',
    tripTypes: ['CRUISE', 'CULTURE'],
    searchTerms: ['felucca', 'nile', 'sailing'],
    type: 'EVERGREEN',
    category: 'INTERVIEW',
    author: 'freya.dunmore',
    days: 109,
    body: `Captain Nasser Idris is fifty-eight and was born on Elephantine, the island across from where we are sitting. His boat is eleven metres long and called *Amira* after a daughter. We spoke on board, going nowhere, as there was no wind.
## How long do we wait?
Until it comes. You have somewhere to be?
## No. Do people mind?
The first hour, yes. They look at the telephone, they look at the flag on the hotel. I make tea. In the second hour somebody takes off his shoes. After that it is the best part of their journey, they say it themselves when they write to me. I do not tell them in advance; one cannot sell waiting.
## How does it work, a boat without an engine on a river that flows one way?
That is the thing which God did well here. The water goes north and the wind comes from the north. To go down to Kom Ombo I take in the sail and the river carries us. To come back I put it up. In the whole world I have heard of no other river with this. That is why there was an Egypt and, let us say, not a Sudan of the same kind, though I have cousins there.
## What is the best hour?
The last before sunset, for the eye: the sand on the west side is orange then, and the granite black. For sailing, ten in the morning in November. For fishing, four. For thinking, two at night, if you sleep on board. Everything is flat and one hears dogs in three villages.
## People do sleep on board?
One night or two, yes. We tie up on an island where there is nobody. Mattresses on the deck, a cloth around, blankets. I cook fish or chicken with rice. No bathroom, you should write that. There is a beach, and there is the dark. If they want a bathroom there are dahabiyas, and I recommend those of my brother-in-law, who does not pay me for it.
> The engine was invented for people who know when they will arrive.
## What has changed since you began?
The dam was before me; my father knew the flood. In his time the river was red in August and it came into the house. They lifted the beds on to stones. I only know the river as it is now, always the same. It is a tame animal. But it remembers. In September it still smells different for a few days.
And the big boats. When I was twenty there were thirty. After the revolution, none; grass grew on the quay. I kept *Amira* with painting houses. Now they are back, and they are higher than my mast.
## Are you angry with them?
With whom? They are full of people who look down at me and take my picture. I wave. Some of them come the next day, without the group.
## What do you tell them?
To sit on the other side. *(He pulls in a rope. The sail, which has been hanging like washing, has moved.)* To keep the head low. That one must not ask how fast. A felucca with a good wind makes seven knots, and with none, none.
## Which way are we going?
*(He looks at the water, some way off, where there is a darker patch with a shiver on it.)* Up. To the first cataract, or what they have left of it. You will hear it before you see it.
---
**To sail.** October to April; the wind is steadiest from November to February, and cold at night. An afternoon from Aswan round Elephantine and Kitchener’s island costs about thirty dollars for the boat. Two nights downstream to Kom Ombo, with everything, can be had from about a hundred and twenty dollars a person: it is the cheapest luxury in Egypt. [The guide to Egypt](guide:egypt) says what comes before and after.`,
  },
  {
    key: 'the-night-train-to-aswan',
    title: 'The night train to Aswan',
    summary: 'Thirteen hours along the Nile with a window, a blanket and a thermos.',
    place: 'Aswan',
    places: ['Egypt', 'Luxor', 'Cairo'],
    picture: 'river, morning',
    tripTypes: ['RAIL', 'HERITAGE'],
    searchTerms: ['sleeper train', 'nile'],
    type: 'TOPICAL',
    category: 'INSPIRATION',
    author: 'editor',
    days: 20,
    body: `Dawn comes up at Esna: palms, a man on a donkey, smoke lying flat over the cane. Nobody in the corridor speaks. It is the best hour of the journey and it costs nothing.
## In the evening
The sleeper leaves Cairo after seven and calls at Giza, where the platform is long, dim and full of families with cartons tied up in string. The compartment has two beds, a basin under a lid and a heater with one opinion. A steward brings dinner on a tray, every part of it in foil. Bring oranges, a thermos and something against the light in the corridor.
For an hour there is the city. Then the windows are black, with a green neon minaret every few minutes, and the train settles into the speed which it will keep until morning: about that of a determined cyclist going downhill.
## In the morning
After Luxor, where half the train gets out, the line and the river come together. On the left water, on the right a field, then a wall of yellow rock, then nothing at all until Libya. You see Egypt’s whole width, twice the length of the train. Edfu, Kom Ombo; women washing pans; egrets on the backs of buffalo, one each.
Aswan is the end of the line. The air is dry and smells of granite. Captains are waiting in the station square, and among them, if the wind is not good, [Nasser Idris](article:a-felucca-has-no-engine).
## Should you?
An aircraft does it in eighty minutes. If you have four days in Egypt, take it. If you have ten, give a night to the train, southward, for the sake of that morning; and come back by water.
- **Berths** are sold in dollars, some 130 for a bed in a double, dinner and breakfast included.
- **Side:** left, going south.
- **Delay:** an hour is usual and two not remarkable. Plan no temple before noon.
[The timetable for Luxor](article:tombs-at-lunchtime) fits the return.`,
    state: 'SCHEDULED',
  },
];
