import type { GuideData } from '#demo/buildGuideItem.ts';

/** Guides to Peru, Costa Rica and New Zealand. */
export const americasAndPacificGuides: readonly GuideData[] = [
  {
    key: 'peru',
    title: 'Peru',
    summary: 'Go up slowly. Everything else follows from that.',
    place: 'Peru',
    places: [
      'Sacred Valley',
      'Cusco',
      'Machu Picchu',
      'Lima',
      'Arequipa',
      'Colca Canyon',
      'Lake Titicaca',
      'Tambopata',
      'Choquequirao',
      'Cordillera Blanca',
    ],
    picture: 'mountains, terraces, morning',
    tripTypes: ['HERITAGE', 'ADVENTURE', 'FOOD_WINE'],
    searchTerms: ['andes', 'inca', 'machu picchu'],
    author: 'gabriel.soto',
    days: 200,
    body: `Sleep first in the Sacred Valley, six hundred metres below Cusco. Two nights there are worth a week of tea leaves. Why it is so, and in which order all the rest then has to come, stands in a [timetable of heights](article:going-up-slowly) from which we have hardly ever departed.
There are three Perus side by side, each a few hundred kilometres wide: desert on the sea, the mountains, the forest. A first journey takes the first for its food, the second for its stones, and has to think about the third.
## The year has two halves
**May to September** is dry in the mountains: blue, twenty degrees by day, freezing at night. June has the sun festival in Cusco and July the whole world. **April, October** and the first half of **November** are the better choice: green or flowering, a shower at four, half of the people. **January to March** it rains in earnest. The Inca Trail is closed in February. On the coast it is exactly the other way about, with Lima grey from June and hot from January. The forest is wet always; from May to October less.
## Machu Picchu, sensibly
Between four and five and a half thousand tickets are sold for a day, for an hour and for one of ten routes. Decide by what you want to stand in front of, since one cannot turn back.
- **Route 2-A** goes through the town itself, and has the picture too. Take it.
- **Sleep below,** in the village, ugly as it is, and be at the gate with the first buses at six; or come in with the last slot at three, when the day people go.
- **Huayna Picchu,** the horn, two hundred a day: steps, chains, an hour up. **The Sun Gate** is the same distance and nobody needs a hand.
- By train from Ollantaytambo it is an hour and a half, along a river. On foot: the classic trail, four days, permits sold from October for the year after. **One day** of it, from kilometre 104, has the best ruin and the arrival.
**The other citadel.** Choquequirao takes four days on foot and sees some thirty people a day. Machu Picchu takes a train and sees five thousand. See both if you have the knees.
@picture mountains, mist
## The valley itself
Pisac above its terraces, at eight. Maras, three thousand salt pans on a slope, each of one family. Moray, rings in the ground where they taught maize to climb. Chinchero for its weavers, who will show you the insect that makes the red. Ollantaytambo has Inca streets with people in them. It is a place to be for four or five days, on foot, by horse, doing little. [Eight nights](itinerary:sacred-valley-slowly) are laid out so.
## Beyond
**Arequipa:** white stone, a convent as large as a quarter, a volcano at the end of each street. **Colca,** deeper than the Grand Canyon by a good deal; condors at eight in the morning. **Titicaca** from a house on the shore, not a bus. **The Cordillera Blanca:** twenty-two summits above six thousand, lodges a day’s walk apart, from May to September. **Tambopata** or **Manu:** a flight of forty minutes and three hours in a boat; macaws on a wall of clay; four nights, as on the third something comes.
**The north:** Trujillo, mud cities, gold, waves; Kuélap in the clouds. For the third time.
## Tables
[Lima](article:lunch-in-lima) for two nights is a matter of respect. Book before the flight.
## Nine nights that go up
Lima, two. Fly early to Cusco and go down at once: **Ollantaytambo,** three, with a day on the salt pans and one of doing nothing. The train at one to the village under **Machu Picchu,** one, in with the afternoon’s last slot and again at six the next day. **Cusco,** two, on foot, downhill. **Lima,** one, for what you missed.
For twelve put in Titicaca by the train; for fourteen, instead, Tambopata, half an hour’s flight and all the oxygen you can want. Both are too many.
## Getting round
By air from Lima to Cusco, Arequipa, Puerto Maldonado. From Cusco to the lake by a train with a bar at its end, ten hours, or the road with stops at painted churches. A driver in the valley.
## What it costs
400 to 950 dollars a person a night. The train to Machu Picchu is 140 there and back, or 900 if one dines on it. Entrance fees come to 120. Lodges in the forest are 350 to 600, boats included.
## What may be left out
Nazca by aeroplane, unless one is of iron. The floating islands at ten in the morning. Rainbow Mountain, at 5,036 metres, with twelve hundred others, before one has got used to it. Cusco on the first night.`,
    rated: 'AAFGBBBBGGGF',
    monthNotes: { 2: 'Rain; the Inca Trail is closed', 4: 'Green and clear', 7: 'Dry, cold nights, everyone', 10: 'Showers and room' },
    nights: [8, 14],
    highlights: [
      ['Lunch in Lima', 'Book it before the flight.'],
      ['Colca at sunrise', 'Condors rise past your feet.'],
      ['Kilometre 104', 'One day of the trail, and in by the gate of the sun.'],
      ['A wall of clay at Tambopata', 'Three hundred macaws have breakfast.'],
    ],
    practical: {
      currency: 'Sol; dollars in hotels, without a tear in them',
      languages: ['Spanish', 'Quechua', 'Aymara'],
      visaNote: 'None for most for ninety days or more.',
      plugs: ['A', 'C'],
      timeZone: 'America/Lima',
      tipping: 'Ten per cent.',
      health: 'Altitude first. Yellow fever vaccination for the forest, ten days before.',
      safety: 'Strikes can shut roads and the railway for a day or two. We keep a spare night in Cusco.',
      gettingThere: 'Lima overnight from the United States and Europe.',
      gettingAround: 'Short flights, two fine trains, a driver.',
    },
    faq: [
      ['Is a week enough?', 'For Lima, the valley and Machu Picchu, just. For the lake or the forest as well, no.'],
      [
        'With children?',
        'From six, if the heights are taken in order. They like llamas, salt and trains; give them four nights in one house.',
      ],
      [
        'How fit for the one-day trail?',
        'Twelve kilometres, seven hundred metres up, seven hours, on stone steps. A good walker without haste does it.',
      ],
    ],
  },
  {
    key: 'costa-rica',
    title: 'Costa Rica',
    summary: 'Two coasts, a row of volcanoes, five per cent of all the species there are, and no army. How to see less of it and more.',
    place: 'Costa Rica',
    places: ['Arenal', 'Monteverde', 'Osa Peninsula', 'Tortuguero', 'Nicoya Peninsula', 'Manuel Antonio', 'Pacuare River'],
    picture: 'forest, volcano, river',
    tripTypes: ['NATURE', 'FAMILY', 'ADVENTURE', 'WELLNESS'],
    searchTerms: ['rainforest', 'wildlife', 'sloths', 'surf'],
    author: 'gabriel.soto',
    days: 162,
    body: `It is as large as West Virginia. On the map it is two hours from the cloud forest to the beach; with a lorry of pineapples in front and a coati to be looked at it is five. In this small country live nine hundred kinds of birds, more than in all of Canada and the United States, and they sit, for the most part, behind a leaf.
Everything depends therefore on two things: staying, and having someone with you who sees.
## Four landscapes, of which take three
**Rainforest under a volcano.** Arenal, on the eastern side. A perfect cone, hot rivers, bridges in the crowns, frogs. Three nights. The town of La Fortuna is shops; be ten kilometres off.
**Cloud forest.** Monteverde, or San Gerardo de Dota, which is higher, cooler, known to few, and has more quetzals: from February to May you see them before breakfast, in wild avocado trees. Three nights. There is [a walk by night](article:a-night-walk-in-monteverde).
**The Osa.** The south-west, the last large lowland forest on the Pacific. Four kinds of monkey, tapirs, scarlet macaws as other places have sparrows. One flies in to a strip of grass, or comes by boat through mangroves. Four nights. If you do one thing, this.
**Tortuguero.** Canals in the north-east, no road. Turtles from July to October. Two nights.
And a beach: **Nosara, Santa Teresa** for surf and yoga; **Manuel Antonio** for monkeys who will take your sandwich; **Uvita** for whales. On the Caribbean side **Puerto Viejo,** coconut rice, reggae, bicycles.
@map Arenal, Monteverde, Osa Peninsula, Tortuguero, Nicoya Peninsula, Manuel Antonio, Puerto Viejo
## The two rains
From December to April the Pacific is dry and full. From May on it is green and [it rains at two](article:it-rains-at-two). September and October belong to the Caribbean. This is simple, and almost everyone gets it wrong.
| If you come in | Go to | Not to
| January | Guanacaste, Osa, Monteverde | Tortuguero
| March | Dota for quetzals, Osa | Guanacaste, which is straw
| June | Arenal, Monteverde, Osa | –
| August | Tortuguero, Uvita, Arenal | –
| October | Puerto Viejo, Tortuguero | Osa, Nicoya
## Who sees
A naturalist guide has studied for three years and carries a telescope. Without one you walk for two hours through a green wall. With him there are: a sloth, an eyelash viper, a potoo being a stump. It costs 45 dollars for each of you or 300 for your own day. Of all that one can pay extra for here, this comes first.
## Car, boat, small plane
The roads are better than they were; some in the mountains are stone. A four-wheel drive, by day only. Google knows how long it takes and is wrong by half. Or a driver. Between Arenal and Monteverde a boat over the lake saves two hours. To the Osa a Caravan, fifty minutes from San José, twelve kilos.
The first and last night are near the airport, among coffee, at a thousand metres. One lands at nine in the evening and is glad.
## Ten nights, in June
**Alajuela,** one, under a mango. **Arenal,** three: bridges at seven with a guide, the river in the rain, a farm where they will show you chocolate from tree to tongue. Boat across the lake. **Monteverde,** three, with the walk by night on the first of them, while you are still afraid of it. The long day: five hours, stop at the bridge over the Tárcoles with forty crocodiles underneath, then **Dominical** or **Uvita,** or by air to the **Osa,** three. Home by the small aircraft at nine.
*With small children* leave out the Osa, and give its nights to a beach with a slow slope. *Without any,* leave out Arenal.
## Tides
On the Pacific they differ by three metres. A bay that was for swimming at nine is rock at three, and roads along the beach are roads for six hours. A table hangs in every kitchen. Ask.
## Places to sleep
Lodges are the thing. They have from eight to thirty bungalows, wooden, with screens for walls and with forest which they own, five hundred hectares or so, kept instead of a cattle farm. Ask how many people there are to one guide, and where the water comes from. In the Osa some have no air conditioning, and should not: you would not hear.
## What it costs
380 to 850 dollars a person, a night. From 20 December to 6 January add a half; from May to November take off a third. The Osa is dearest, meals, boats and guides in it.
## Children
No country is easier. Pools, hammocks, rope bridges, ice cream; drinking water from the tap nearly everywhere; nobody minds noise, as the howlers start at five. From four. For zip lines from eight.
## Leave out
San José. Volcanoes in cloud (at Poás and Irazú look at the camera on the website before you start). A zip line with eleven cables. Sloths to hold: it is against the law, and they die of it. Both coasts in a week.`,
    rated: 'BBGGGGGFFFGG',
    monthNotes: {
      2: 'Dry Pacific; quetzals',
      6: 'Green; dry until two',
      9: 'Caribbean side is best',
      10: 'Wettest on the Pacific',
      12: 'Lovely until the twentieth',
    },
    nights: [7, 12],
    highlights: [
      ['The Osa at five', 'Howlers, then macaws, then coffee.'],
      ['San Gerardo de Dota', 'A quetzal, its tail a metre long, in an avocado.'],
      ['A hot river in the rain', 'Under Arenal, in the afternoon.'],
      ['The Pacuare', 'Two days in a raft through forest that has no other way in.'],
    ],
    practical: {
      currency: 'Colón; dollars everywhere',
      languages: ['Spanish', 'English'],
      visaNote: 'None for most, a ticket home is asked for.',
      plugs: ['A', 'B'],
      timeZone: 'America/Costa_Rica',
      tipping: 'Ten per cent is on the bill. Ten to fifteen dollars a day for a guide.',
      health: 'Repellent, long sleeves at dusk; dengue occurs on the coasts.',
      gettingThere: 'San José or Liberia, three to six hours from the United States.',
      gettingAround: 'Four-wheel drive by day, boats, small aircraft.',
    },
    faq: [
      ['How many places in ten nights?', 'Three, and one at the airport.'],
      ['Is the sea good for swimming?', 'On many beaches there are currents. Uvita, Punta Islita and, in autumn, Puerto Viejo are kind.'],
      ['Shall we see a sloth?', 'With a guide, on most days. Without, you will have stood under three.'],
    ],
  },
  {
    key: 'new-zealand',
    title: 'New Zealand',
    summary:
      'Fifteen hundred kilometres from mangroves to glaciers. Why two weeks are little, what order the islands come in, and which flight to leave out.',
    place: 'New Zealand',
    places: [
      'Queenstown',
      'Fiordland',
      'Bay of Islands',
      'Marlborough',
      'Abel Tasman',
      'Aoraki / Mount Cook',
      'Rotorua',
      'Stewart Island',
      'Auckland',
      "Hawke's Bay",
    ],
    picture: 'mountains, lake',
    tripTypes: ['NATURE', 'ADVENTURE', 'FOOD_WINE'],
    searchTerms: ['south island', 'milford sound', 'self-drive'],
    author: 'keiko.arai',
    days: 145,
    body: `It takes a day and a night and half of another day to get there, and on arrival it is the day after tomorrow. For that one should stay. Ten nights are the least that we plan; sixteen are right; a month is what people wish, on the last evening, they had taken.
The country was the last large piece of land that anyone found, some seven hundred and fifty years ago. Until then there had been no mammal in it that walks, apart from two bats who had given up flying much. Birds did all the jobs. You notice this still, at five, in any forest that has a fence against rats.
## North or south
If there are ten nights, one island. **The South** has mountains, fiords, lakes, room: a million and a quarter people in an area like England’s. **The North** has the Māori heart of it, geysers, beaches with kauri behind them, vineyards, towns. Most who have sixteen nights take six and ten, north first.
They are joined by an aircraft, or by the ferry over Cook Strait, of which we think the more the older we get.
## The South, ten nights
1. **Marlborough Sounds,** two. A house at the end of a jetty, mussels, the track.
2. **Abel Tasman** or **Kaikoura,** one or two: gold sand and kayaks; or whales, sperm whales, all year.
3. **The west coast road,** one: Punakaiki, blowholes, rain forest that comes down to ice. Long and empty.
4. **Aoraki / Mount Cook,** two. A valley with no trees, avalanches at tea. One of the darkest skies in the world.
5. **Wānaka** rather than Queenstown, two. The same lake with less bungee.
6. **Fiordland,** two: [Milford in the rain](article:milford-in-the-rain), or a night aboard on Doubtful Sound.
Add **Stewart Island,** two, for kiwi: the only place where one can count on it, on a beach, with a red lamp.
@picture mountains, lake
## The North, six
**Bay of Islands,** two: Waitangi, where a treaty was signed in 1840 that is argued over each day, and somebody should explain it to you. **Rotorua** or **Taupō,** two: mud, silica terraces, a meal from under the ground with a family and not with a show. **Hawke’s Bay,** two: Napier, built again after 1931 in Art Deco, Syrah, gannets. Auckland for its islands: Waiheke, forty minutes.
## The year is upside down
**February and March:** steady, warm, school is in. **April:** poplars yellow in Central Otago, first snow above. **November:** lupins, foals, rivers full, cold nights. **December and January** are everyone’s holidays. **June to August** are for skiing, whales and empty roads; then Fiordland is at its clearest.
The weather comes from the west, all of it, and stops at the Alps: 6.8 metres of rain in Milford, 0.4 in Alexandra, 110 kilometres on. Hence a plan with two nights in each place so that one of them is dry.
| | Distance | The map says | It takes
| Picton to Kaikoura | 155 km | 2 h | 3 h, with seals
| Nelson to Franz Josef | 470 km | 6 h | two days
| Wānaka to Te Anau | 230 km | 3 h | 4 h
| Te Anau to Milford | 118 km | 1½ h | 2½ h
## On foot
Great Walks: Milford, Routeburn, Kepler, ten of them. Huts are booked in a morning in May or June and are full by noon. With a guide one sleeps in lodges with a shower and someone who makes a roast, for four times as much; or walk one day of it and be fetched. From November to April.
## What visitors are asked
**To clean their boots.** At the ends of kauri tracks there are brushes: a disease travels on soles. **To take out what they brought.** **To ask on *marae*,** before photographing, eating, sitting on anything that is a table. To greet, let your host begin; press nose and forehead gently; do not hurry it. **To let faster cars pass.** There is one lane and somebody has milk in the back. **To leave the kea its dignity** and not feed it. It will have your wiper anyway.
And to wave, with one finger from the wheel, at whoever comes the other way, south of Geraldine.
## Costs
450 to 1,000 dollars a person for the night. The famous lodges, of which there are some fifteen, are 900 to 1,800 with dinner, and one or two nights in one of these with farm stays and small inns in between is our way of doing it. A helicopter to a glacier: 350 to 600. It is worth it once, on a clear morning, decided the evening before.
## Leave out
Hobbiton, unless you know all their names. Glow-worms in a queue; there are others, in a bank behind a farm. Jet boats. Christchurch to Queenstown in a day. Sydney *as well*.`,
    rated: 'GBBBFFFFGGBG',
    monthNotes: { 1: 'Warm, full, school holidays', 3: 'Steady and warm', 4: 'Autumn colour in Otago', 7: 'Skiing; clear in Fiordland' },
    nights: [10, 21],
    highlights: [
      ['Doubtful Sound with the engine off', 'Rain, and at every distance water falling.'],
      ['Kiwi on a beach', 'Stewart Island, ten at night, a red lamp.'],
      ['Hooker Valley at six', 'Ice in the lake and nobody on the bridges.'],
      ['A meal from the ground', 'Opened at four by the family that put it there at noon.'],
    ],
    practical: {
      currency: 'New Zealand dollar',
      languages: ['English', 'Māori'],
      visaNote: 'An electronic authority and a levy of a hundred New Zealand dollars, online, for most.',
      plugs: ['I'],
      timeZone: 'Pacific/Auckland',
      tipping: 'Not expected.',
      safety: 'Roads are narrow and on the left; do not drive on the day you land.',
      gettingThere: 'Auckland from Los Angeles, San Francisco, New York; Christchurch by way of Singapore.',
      gettingAround: 'Own car, one flight, one ferry. Boots and tents are washed at the border.',
    },
    faq: [
      ['Camper van?', 'For four weeks, in March, yes. In a fortnight one spends it with a kettle in a car park.'],
      ['Do we need a guide?', 'In forests with birds, on ice, on the sea and in any matter of Māori land: yes, and it makes the day.'],
      ['Which month for a first time?', 'The end of February and March.'],
    ],
  },
];
