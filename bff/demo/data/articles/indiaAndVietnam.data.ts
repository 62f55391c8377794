import type { ArticleData } from '#demo/buildArticleItem.ts';

/** Articles about India and Vietnam. */
export const indiaAndVietnamArticles: readonly ArticleData[] = [
  {
    key: 'the-tiger-in-the-tenth-hour',
    title: 'The tiger in the tenth hour',
    summary: 'Four drives in Kanha, nine hours of no tiger, and a lesson in listening.',
    place: 'Kanha',
    places: ['India', 'Ranthambore', 'Bandhavgarh'],
    picture: 'forest, morning',
    tripTypes: ['SAFARI', 'NATURE', 'PHOTOGRAPHY'],
    searchTerms: ['tigers', 'central india', 'april'],
    type: 'TOPICAL',
    category: 'WILDLIFE',
    author: 'keiko.arai',
    days: 39,
    body: `**Hours one to three.** The gate at Mukki opens at sunrise. It is April, and at a quarter to six it is twenty degrees, with a smell of hay and flowers: the *mahua* is dropping its blossom, fleshy and yellow, which bears eat till they reel. Each open jeep has six seats, a driver, and a guide from the village who goes by roster. Ours is called Sunita. She was the first woman in the park to wear the badge, and she does not look at anything. She listens.
“The tiger you will never see first,” she says. “You see those who saw him.”
We see deer. Spotted deer by the hundred, under trees full of langurs; the monkeys drop fruit, the deer smell better, it is an arrangement. We see *barasingha*, the swamp deer with antlers like candlesticks, of which there were sixty-six left in 1970, all here. Today there are about a thousand. Nobody in the other cars looks up.
**Hours four to six.** The afternoon, forty degrees. Drongos on the road. Sunita stops by a pool and switches off. Nothing, for fifty minutes. There is a kind of silence in a jeep after fifty minutes in which people begin to think about what they paid.
A peacock walks across it like someone who has forgotten why he came in.
**Hours seven to nine.** Morning. On the sand of the track, pressed over the tyre marks of the first car, is a paw: four toes, a pad as wide as a saucer. The edges are still sharp. She puts a finger next to it and says, *male, twenty minutes*. Then there is a sound from the sal forest on the left, as if a toy dog had been stepped on. Once. Again.
That is a spotted deer. One call may be a leaf. Three at intervals mean that someone is walking. When the langur joins in from the top of his tree, with a cough, he has it in view; he will go on for as long as he can see it and stop when he no longer can. Sambar never lie. If a sambar calls, says Sunita, start the car.
The langur stopped. We waited until the gate closed at eleven, when everyone must be out.
> Three thousand six hundred tigers in India, and all that you need is the one who is late. | Sunita, unhurried
**Hour ten.** Afternoon of the second day, ten past four. A sambar, once, deep, to the right. The car was moving before the rest of us had understood. Round two bends; then she held up her hand.
The grass moved and was a face. He came out on to the track as out of a door, some fifteen metres in front, and looked in our direction without taking any notice of it. What I had not known was how he would *fit*. The black was shade and the orange was dead leaf, and when he stood still he was there only by an effort on our part. Then he walked away along the road in front of us for six minutes, in the middle, shoulder blades going up and down, and sprayed a tree, and was gone to the left, and where he had been there was a forest.
The deer stood with their tails up for a long time after. Nobody in the car had taken a picture that was sharp.
@picture forest, fields
## So as to have a tenth hour
- **Four drives at least, better six.** Three days in one park, not one day in three. Kanha has room; Bandhavgarh has the densest tigers; Ranthambore has the lakes and the fort, and the crowds of Delhi.
- **Months.** The parks in central India are open from mid-October to the end of June. In winter it is beautiful and freezing, three degrees at six. From the end of March it is hot and they come to water. April is the compromise. May is for those who really mean it.
- **Seats** in the core are limited and sold a hundred and twenty days ahead, by name and passport number. We need yours early.
- **Wednesday afternoons** everything is shut. The animals are said to know.
- **From Jabalpur** it is four hours by road, from Raipur five.
[Our guide to India](guide:india) puts the forest after the cities. Do it in that order. One has to have been in Delhi to notice how loud a leaf is.`,
  },
  {
    key: 'five-in-the-morning-in-varanasi',
    title: 'Five in the morning in Varanasi',
    summary: 'The town faces east across the river to a bank where nobody lives. An hour by boat, and what one should not photograph.',
    place: 'Varanasi',
    places: ['India'],
    picture: 'river, sunrise, town',
    tripTypes: ['CULTURE', 'HERITAGE', 'SOLO'],
    searchTerms: ['ganges', 'ghats', 'sunrise'],
    type: 'EVERGREEN',
    category: 'CULTURE',
    author: 'keiko.arai',
    days: 117,
    body: `You are woken by a bell, somebody’s, then many. It is November, sixteen degrees; the lane outside is a metre and a half wide and a cow is in it. Press yourself flat and be polite. Left, left, under an arch, and then the lanes all end at once and there are steps going down, a hundred of them, and at the bottom something wide and grey that is breathing.
The river runs north here, back towards the mountains, for six kilometres only. That is why the town was put on this bank and none on the other. On this side are eighty-four *ghats*, flights of steps with palaces on top. On the far side is sand. Everything looks at the sand, because the sun comes up out of it.
## 5:10, Assi
Seven young men in silk stand on platforms and swing lamps with many wicks. At night, at Dashashwamedh, the same thing is done for some thousands with loudspeakers, and there is a balcony tariff. The morning is for the river. A girl sings a raga which may be sung at this hour only, to a harmonium. A few people sit wrapped up to the eyes.
## 5:35, the boat
It has two oars. Ask for those; the ones with an engine smell, and they get there. Babu the boatman is sixty and does not explain. His father did this and his sons have motorbikes. He pulls out until the noise of the bank has become one sound, and lets it go by.
It is like reading, from left to right. A man stands up to his waist and throws water over his shoulder three times. Washermen beat shirts on stones that have a hollow from it. Wrestlers swing clubs in a pit. A very old woman is helped down the last step by two others, goes under, holding her nose, comes up and laughs. A boy sells leaves with a candle in each. A barber, a goat in a cardigan, a professor doing breathing exercises as though he were bailing out a boat.
@picture river, morning
## 6:20
A red line, then the rim of it, without any warmth. Whoever is in the water turns to it and lifts both hands full. For a quarter of an hour the whole front of the city, sandstone, pink, four storeys of it leaning on one another, is lit from straight ahead, as on a stage. Then it is day and the pigeons come.
## Manikarnika
Somewhat upstream there is smoke, at every hour, for two and a half thousand years they say. Here the dead are burnt, about a hundred in a day, on mango wood that is weighed before the family on large scales. Barges go past with more of it. Babu keeps at a distance and you can ask him to. Men sit on the steps, heads shaved, and there is not much weeping; to die here is the best that can happen.
@warning No pictures | Of no part of it, from no distance, with no permission from anybody who offers it for money. Put the camera in the bag before the bend and look.
> Where do all the people go? To the river. And the river? Nowhere, it is only passing. | Babu, the one time he was asked
## On foot, afterwards
All the ghats are joined by a path along the water, from Assi to Raj Ghat, seven kilometres, and can be walked from October until the river rises in July. In a lane behind the vegetable market, from seven, *kachori* with potatoes from an iron pan, off a leaf, and in the cold months *malaiyo*: milk foam that has stood out on the roof overnight for the dew, with saffron, and which is gone by nine, whether one has eaten it or not.
Sleep. Come back at four when boys fly kites from the roofs.
## How long, and when
Two nights, with two mornings. On the first one is shocked; the second is the one that you keep. November and February are best. In December and January there is often a fog, in which you hear everything and see Babu. From Delhi it is an hour and a half by air. Stay on the river, and accept that nobody will get your suitcase up the steps but a man with a cloth on his head.
[The guide to India](guide:india) says how this goes together with Agra and with the south; we would put it last.`,
  },
  {
    key: 'june-arrives-in-kerala',
    title: 'June arrives in Kerala',
    summary: 'A draft on the first day of the monsoon, which has a date, and on who would go to meet it.',
    place: 'Kerala',
    places: ['India', 'Fort Kochi', 'Munnar'],
    picture: 'rain, river, forest',
    tripTypes: ['WELLNESS', 'NATURE'],
    searchTerms: ['monsoon', 'ayurveda'],
    type: 'TOPICAL',
    category: 'INSPIRATION',
    author: 'keiko.arai',
    days: 11,
    body: `It is due on the first of June. The newspapers print a map with a line on it, which stands off the coast like an army, and people go down to the beach at Kovalam in the evening with umbrellas that are still rolled up.
## The hour
First the crows leave. Then a wind, for one minute, that smells of iron. What comes next cannot be called drops.
## Who should go
Those who come for ayurveda: the old physicians hold that in the monsoon months the body is open, and the good houses have their quietest rooms and their best masseurs then. Those who read. Nobody who wants a tan. Prices fall by half.
(Ask the house in Palakkad about minimum stays. Check boat races: Nehru Trophy is in August. A picture of rain on a backwater, taken from inside.)`,
    state: 'DRAFT',
  },
  {
    key: 'four-soups',
    title: 'Four soups, from north to south',
    summary: 'Vietnam is sixteen hundred kilometres long and has breakfast all the way down. Hanoi, Hue, Hoi An, and a boat in the Mekong.',
    place: 'Vietnam',
    places: ['Hanoi', 'Hue', 'Hoi An', 'Mekong Delta', 'Can Tho'],
    picture: 'river, morning, town',
    tripTypes: ['FOOD_WINE', 'CULTURE', 'CITY'],
    searchTerms: ['pho', 'street food', 'breakfast'],
    type: 'EVERGREEN',
    category: 'FOOD',
    author: 'keiko.arai',
    days: 79,
    body: `The stool is twenty-five centimetres high. It is blue. Your knees are at your ears, and the woman opposite, who is eighty and has a handbag, is sitting on hers as if on a throne. You will eat four of these breakfasts before you get the hang of it.
## Hanoi, 6:00: phở
The pot has been on since midnight: beef bones, charred ginger, star anise, cinnamon bark, black cardamom. In the north there is next to nothing else. Broth, flat noodles, a few slices of brisket or raw beef which goes grey as you look, spring onion. On the table is a dish of garlic in vinegar and some chilli. No bean sprouts. No basil, no sweet sauce. These are southern ideas and you will hear about it.
It is over by eight. In the lanes between the cathedral and the railway each stall has one thing, one hour, and a queue of people in office clothes who do not speak to one another. You lift the bowl at the end.
## Hue, 7:00: bún bò
Emperors lived here until 1945, and they had to be amused: the town’s cooks are said to know a thousand and three hundred dishes. This is what their gardeners ate. Round noodles, beef shin, a slab of pork knuckle, a cube of congealed blood that you may leave. The broth is red with annatto and smells of lemongrass; under that, somewhere far down in the cellar, stands a barrel of shrimp paste. And it is *hot*. Hue is a polite, rainy, melancholy town, and this is the other half of its character. Eat it with shredded banana flower, near the Đông Ba market, in a raincoat.
## Hoi An, 16:00: cao lầu
Hardly a soup any more: three spoons of broth at the bottom. Noodles as thick as a shoelace, which are brown, and firm to the teeth; pork, crackling, a handful of leaves from Trà Quế across the fields, where they put seaweed on the beds. It is told that the water has to come from one well, the Bá Lễ, behind a lane, square and a thousand years old, and that the lye is made with ash from an island off the coast. A professor has looked into it and found that this is largely so. Nobody makes it elsewhere, and the Japanese merchants who may have left it here in the seventeenth century had to stop trading before they could write down how.
In the afternoon the day visitors from the beach have not arrived and the lanterns are not lit.
@picture town, river
## Cái Răng, 5:40: hủ tiếu
Can Tho, in the delta. Dark, warm, diesel. A lamp comes alongside, and a woman stands in a boat no wider than a bath with a fire in a bucket, four pots, and bowls hung on hooks. She ladles with one hand and holds on to our gunwale with the other. Clear pork broth, thin chewy noodles, prawns, liver, fried garlic, lettuce, chrysanthemum leaf, a lime, and *something sweet*: rock sugar, dried squid. It has come down the river from Phnom Penh with Teochew cooks, and on the way everyone has added what was in the garden.
Boats with pineapples have a pineapple tied to the top of a pole, those with cabbages have a cabbage. One with a palm leaf is for sale itself. The market is smaller each year, since there is a road now. Be there before six.
> In the north they make it so that you taste the bone. In the middle so that you taste the fire. Here so you taste everything. | The cook in the boat
## To eat like this
- Where there are many of the same blue stools, and a child doing homework at the back.
- Before seven, or at the hour given. A bowl costs between forty and eighty thousand dong: two to three dollars.
- Squeeze the lime, then try, then the chilli. In this order.
- Broth that has boiled since midnight is the safest food in the country. Ice from factories, with a hole in it, is fine.
The towns lie on [one railway](article:the-reunification-express), and [our guide to Vietnam](guide:vietnam) says in which month each of them is dry. There is none in which all four are.`,
    earlier: [
      { note: 'Three soups', was: { title: 'Three soups' }, lines: 7 },
      { note: 'And a fourth', lines: 12 },
      { note: 'Hours asked for again in Can Tho', lines: 16 },
    ],
  },
];
