import type { ArticleData } from '#demo/buildArticleItem.ts';

/** Articles about Peru and Costa Rica. */
export const latinAmericaArticles: readonly ArticleData[] = [
  {
    key: 'going-up-slowly',
    aliases: ['altitude-in-peru'],
    title: 'Going up slowly: an altitude timetable',
    summary: 'Ten days in Peru, drawn as a line of heights. Why the order of places matters more than the places.',
    place: 'Sacred Valley',
    places: ['Peru', 'Cusco', 'Arequipa', 'Lake Titicaca', 'Machu Picchu', 'Lima', 'Colca Canyon'],
    picture: 'mountains, terraces',
    tripTypes: ['ADVENTURE', 'HERITAGE', 'FAMILY'],
    searchTerms: ['altitude sickness', 'andes', 'acclimatisation'],
    type: 'EVERGREEN',
    category: 'ADVICE',
    author: 'gabriel.soto',
    days: 183,
    body: `The most expensive mistake in Peru is made at the airport of Lima, at the counter for Cusco, by people who have slept badly at 150 metres and will lie down that night at 3,400. About half of them spend the first two days in a dark room with a headache. They have paid for those days.
The air up there has two thirds of the oxygen they are used to. A body can get accustomed to that. It makes more blood, breathes deeper at night, gets rid of water. It needs three days, and it does not care how fit you are.
## The rule
Above 2,500 metres, sleep no more than five hundred metres higher each night, and take an extra night for every thousand. By day you may go up as far as you please. *Climb high, sleep low.* In Peru the map seems made to prevent this; there is nevertheless a way through.
| Night | Where | Metres | What to do by day
| 1, 2 | Lima | 150 | Eat. See [lunch in Lima](article:lunch-in-lima)
| 3, 4 | Ollantaytambo, in the Sacred Valley | 2,790 | Fly to Cusco, and drive down without stopping. Walk on the level
| 5 | Machu Picchu village | 2,040 | By train, downhill. You breathe as at home
| 6, 7 | Pisac, upper valley | 2,970 | Salt pans, weavers, the ruin above the town
| 8, 9 | Cusco | 3,400 | Now it is only a town on a hill
| 10, 11 | Lake Titicaca | 3,810 | By train over La Raya, 4,319 metres, with a band on board
Nothing in this list is lower in quality than in the usual order. It is the usual order backwards. Cusco comes when you can walk up its steps and talk.
## The other way in
From Lima to Arequipa, which is at 2,335 metres, white, and has the best kitchens of the south; three nights. Then to the Colca with a pass at 4,910 on the road, where everybody gets out, looks at the volcanoes, says something slowly and gets in again. The villages are at 3,600. On the next morning condors rise past your feet. From there to the lake, and Cusco last. It is longer by two days and there is hardly anyone on it.
@picture mountains, morning
## What helps
- **Water,** three litres. **No wine on the first evening.** A light supper; digestion stops at night up here.
- **Coca tea.** Mild as a green tea, pleasant, and it has never been shown to do anything. Everyone drinks it. Do not take the leaves home.
- **Acetazolamide,** which your doctor can prescribe. One begins on the day before. Fingers tingle, and beer tastes of tin.
- **Oxygen** at the bedside: good houses over 3,000 metres have it, some of them let it into the room. We ask before we book.
- **Children** do as well as adults, and complain better. Under the age of two we do not go above 3,000.
@warning When to go down | Headache on the first evening is usual. A headache that does not yield to a tablet, a step like a drunkard’s, a cough at rest: go down at once, at night if it is night, five hundred metres. No view is worth a discussion. Every guide whom we use may decide this, and no client may overrule it.
> We were born here and our hearts are a fifth larger. You have two days. Sit down, I shall make soup. | Doña Felícitas, Ollantaytambo
## If you have only a week
Leave out the lake. Two nights in Lima, three in the valley, one in Machu Picchu village, one in Cusco. That is [the Sacred Valley, slowly](itinerary:sacred-valley-slowly) without its end. Or fly to Arequipa and stay in the south.
And if it has to be Cusco on the first day, then drive on to the valley at once, by the back of Chinchero. It is an hour and a quarter. You will see the town from above; it will still be there, and you will be of some use to it.
[Our guide to Peru](guide:peru) is built round this table.`,
    earlier: [
      { note: 'The table of nights', was: { title: 'Altitude in Peru', slug: 'altitude-in-peru' }, lines: 13 },
      { note: 'What helps', was: { title: 'Altitude in Peru', slug: 'altitude-in-peru' }, lines: 22 },
      { note: 'Read by a physician in Arequipa', was: { title: 'Altitude in Peru' } },
    ],
    faq: [
      [
        'Is Machu Picchu itself too high?',
        'No. It lies at 2,430 metres, a thousand lower than Cusco. People feel better there than anywhere else on the usual route.',
      ],
      [
        'Who should ask a doctor first?',
        'Anyone with heart or lung disease, anyone pregnant, and anyone who had trouble at altitude before. Do it before you pay a deposit.',
      ],
    ],
  },
  {
    key: 'lunch-in-lima',
    title: 'Lunch in Lima',
    summary: 'Raw fish is not eaten after three in the afternoon. One day, five tables, a grey sky.',
    place: 'Lima',
    places: ['Peru'],
    picture: 'coast, town, mist',
    tripTypes: ['FOOD_WINE', 'CITY'],
    searchTerms: ['ceviche', 'nikkei', 'markets'],
    type: 'EVERGREEN',
    category: 'FOOD',
    author: 'gabriel.soto',
    days: 101,
    body: `Lima lies on a cliff by the Pacific, in a desert, under a lid. From June to November the sun is not seen for weeks; there is a mist called *garúa* which wets your glasses and no more, and which made Melville write that this was the saddest city on earth. He did not stay for lunch.
## 9:00, Surquillo market
Begin where the cooks do, in the hall of Market No. 1, by the bridge from Miraflores. There are some three thousand kinds of potato in the country and forty of them lie here: black, finger-thin, one with knobs that is called *she-who-makes-the-daughter-in-law-weep*, because she has to peel it. Eat a *lúcuma*, which tastes of maple and chestnut, and a *granadilla*, which looks like frog spawn in an orange. Señora Pilar squeezes a juice of both. It is filling. Do not finish it.
## 12:15, ceviche
The boats from Pucusana come in at six. The fish has been dead since five, so at noon it is as good as it will be and at four the shop shuts: that is all there is to the rule. Sole or *corvina*, in cubes, lime pressed over it in front of you, red onion, *ají limo*, salt. Ninety seconds. Sweet potato and big white corn to put out the fire. What stays at the bottom of the plate is *leche de tigre*, tiger’s milk. You drink it. It is said to be good against whatever you did last night.
Nobody writes a reservation for this. There are eleven tables in what used to be a garage in Chorrillos, and a queue with deck chairs.
## 13:30, the other one
Between 1899 and the First War some eighteen thousand Japanese came to work on the sugar estates, and their grandsons did to the raw fish of the coast what you would expect. It is called *nikkei*: the knife of one ocean’s side and the chilli of the other. A counter, nine seats, scallops with passion fruit, octopus with black olives. For this you do book, in spring.
## 15:00
Walk. The cliffs have a park along the top from Miraflores to Barranco, six kilometres, with paragliders hanging level with your eyes. In the middle of it is a pyramid of mud brick, older than anything Inca, between blocks of flats, and round the corner a museum with forty-five thousand pots, sorted by shape, as in a shop.
## 17:00, a sandwich
*Butifarra*: ham from the country, sliced hot, onions in lime, a roll. Standing.
@picture coast, evening
## 20:00, hearts
At the corner, in Barranco, on a grill like a bedstead: *anticuchos*, skewers of ox heart in *ají panca*, with a potato. Enslaved people made them of what the haciendas threw away and they are the best thing to be had in the street. Tía Grimanesa became so well known with it that she was given a roof. There are others with a brazier and a sister. Follow the smoke.
And *chifa*, since you are still standing? The Cantonese came before the Japanese. Limeños go on a Sunday, by the dozen, to the street with the gate. Leave that for the way back.
> You can go to Machu Picchu on Thursday. It is made of stone. | Señora Pilar
## Where it goes in a journey
At the beginning, two nights: the airport is here in any case, and lunch at sea level is the first part of [going up slowly](article:going-up-slowly). Once more at the end, one night, with what you have learnt.
- **Stay** in Barranco, in a house with a patio, or on the cliff in Miraflores. The centre is for a morning.
- **The famous tables** with the long menus open their books two to three months ahead and are full in a day. We ask on that day.
- **Sun:** December to April. The food is the same.
- **Taxis** by telephone, not from the kerb.
[The guide to Peru](guide:peru) goes on from here, uphill.`,
  },
  {
    key: 'it-rains-at-two',
    title: 'It rains at two',
    summary: 'Costa Rica has a green season and it is longer than the other one. An argument with a clock, a map and a discount.',
    place: 'Costa Rica',
    places: ['Arenal', 'Osa Peninsula', 'Tortuguero', 'Monteverde'],
    picture: 'forest, rain, river',
    tripTypes: ['NATURE', 'FAMILY', 'ADVENTURE'],
    searchTerms: ['green season', 'rainy season', 'turtles'],
    type: 'TOPICAL',
    category: 'ADVICE',
    author: 'gabriel.soto',
    days: 48,
    body: `From December to April it does not rain on the Pacific side, the hills of Guanacaste go the colour of a lion, and four fifths of the year’s visitors arrive. From May to November it does rain. Since nobody wanted to put that on a poster, somebody in an office in San José invented the words *green season*, and the odd thing is that they are true.
## The clock
On an ordinary day in June the sun comes up at a quarter past five on a forest that has just been washed. Until noon the sky is blue. About one, clouds stand over the cordillera like a second cordillera. **It rains at two.** It does so straight down, warm, for an hour or for three, on a tin roof if you have planned well, with a book. Around five it stops, everything steams, and frogs begin.
So one gets up at five and is glad to, and does by twelve whatever needs a dry shirt. Afternoons are for hammocks and hot springs: sit in the river under Arenal with drops falling on your head, it is better so.
## The map
There is not one rain but two. The mountains divide them.
| | Pacific side: Guanacaste, Nicoya, Manuel Antonio, Osa | Caribbean side: Tortuguero, Cahuita, Puerto Viejo
| December to April | Dry | Some rain, often at night
| May, June | Rain from two | Rain
| July, August | Often two dry weeks, the *veranillo* | Rain; turtles
| **September, October** | The wettest: Osa is shut in part | **The driest of the year, flat sea**
| November | Ends | Begins
Whoever has to come in the autumn should therefore cross over. In September Tortuguero has calm canals and green turtles on the beach at night, since July; Puerto Viejo has the best bathing of the year and rooms to choose from. It is known to all Costa Ricans, and they keep it to themselves.
@picture river, morning
## What you get
- **Life.** Frogs lay, orchids open, sloths come down for leaves that are only now worth eating. Humpbacks from the south are in the bay off Uvita from July to October, with calves.
- **Rivers.** The Pacuare is at its best from June to October.
- **Room.** On the hanging bridges at Monteverde you hear your own feet.
- **The price.** Lodges are a third cheaper from May on, with the exception of July; cars too.
## What you give up
Some roads. The one down the coast of Nicoya has fords which in October are rivers. Corcovado shuts a ranger station or two in October. Long views of volcanoes: but in February those hide as well, the people on the terrace have only been told otherwise.
Laundry. It will not dry. Take the things one washes in a basin and wears damp.
> The tourist asks when it will stop. The frog asks nothing, and he has been here for longer. | A guide in the Osa
## So, when
**The last week of May to the end of June** is our choice for a family: green, cheap, dry until two, the schools here still at work. **The second half of November:** the rain is over, the forest has not noticed, and prices go up on the fifteenth of December. **Christmas** is for those who booked in March.
Two weeks in June, three places: Arenal, Monteverde, the Osa; each at least four nights, since a wet afternoon is only good in a place that you know. [A night walk](article:a-night-walk-in-monteverde) is better after rain. [The guide to Costa Rica](guide:costa-rica) has the roads between them.`,
  },
  {
    key: 'a-night-walk-in-monteverde',
    title: 'A night walk in Monteverde',
    summary: 'Two hours, one torch and a man who can find a sleeping bird by its tail. What lives in the cloud after supper.',
    place: 'Monteverde',
    places: ['Costa Rica'],
    picture: 'forest, mist, night',
    tripTypes: ['NATURE', 'FAMILY'],
    searchTerms: ['cloud forest', 'frogs', 'night walk'],
    type: 'EVERGREEN',
    category: 'WILDLIFE',
    author: 'gabriel.soto',
    days: 171,
    body: `*17:40.* The last light is going out of the strangler figs like water. Eight people, rubber boots from a shelf, sizes written on the toe. Marcos gives each of us a torch and asks us to switch them off again. We are at 1,400 metres and it is eighteen degrees. The cloud is in the trees, moving, so that from time to time there is one tree.
*17:55.* He smells something. “Potatoes,” says a child, and she is right: a plant called *Solanum*, which is opening for a moth. For two hours we shall be in somebody else’s restaurant.
*18:05.* **A bird asleep,** at the height of his face, on a twig as thin as wire, a ball with neither head nor feet. It is a clay-coloured thrush, the national bird; there were brighter candidates. It sleeps at the very end of the twig, so that whatever walks towards it will shake the bed. He turns the light aside. Never in the eyes, he says, and never for longer than you would like it.
*18:20.* **A tarantula** in her doorway, orange knees, the front two feet on the doorstep feeling for vibrations. She is eighteen, and may become twenty-five. Males live to be seven, and have one night.
*18:35.* What I took for a leaf stem with a drop on it is **a side-striped palm viper,** green, coiled, a metre and a half from the path. It was there on Monday too. They wait for up to ten days without moving. He shows us the other one after that.
*18:50.* Up. **A two-toed sloth,** upside down, is going along a branch hand over hand like someone carrying a piano. At night they do move. It comes down once in the week to the foot of its tree, for the lavatory, at the risk of its life, and nobody knows why.
*19:05.* Something long runs through the canopy with a noise as if cards were being shuffled. An *olingo*. Or a kinkajou. He says “olingo” after the third leap, from how it does not use its tail.
@picture forest, night
*19:15.* Frogs: he asks us to listen to them first and take them apart. The one that sounds like a marble dropped on another marble: *dink*. The squeak of a wet finger on glass. Ten minutes later we find one of each. The **glass frog** is on the underside of a leaf over the stream and on its belly there is a window. Inside it there are a heart the size of a pinhead, beating, and a green thread, which is lunch. The **red-eyed** one opens first one and then the other, and holds on to a stem with orange fingers in the manner of a conductor.
*19:30.* All lights off. It is never quite dark: there is a fungus in the rotten log, and when your eyes have opened you can see the outline of the log, and of your hand on it.
He tells about **the golden toad** here. It lived on this ridge only, nowhere else in the world, the males orange as though enamelled. On some days in April they came by hundreds to puddles between the roots. In 1987 there were fifteen hundred. In 1988 ten. In 1989, one. Nobody has seen any since. It was in the same trees, he says, ten minutes from here. His father took people to see it.
> I have shown this forest on three thousand nights. I never had the same one. | Marcos, returning the boots to the shelf
*19:50.* The road. A kitchen window. One of us asks if we can go again tomorrow.
---
## To arrange it
There are several reserves with trails for it below the town, none of them in the big park, which shuts at four. Groups of eight or fewer, with one guide, from half past five or from eight; the early one is better for birds and the later for frogs. About thirty dollars. Wear long trousers, leave off the scent. It is [best after rain](article:it-rains-at-two), and with children from six.
From Arenal one comes by car, boat and car in three hours. Stay three nights: dawn is for the quetzal, from February to May, and that is another list. [The guide to Costa Rica](guide:costa-rica) has it.`,
  },
];
