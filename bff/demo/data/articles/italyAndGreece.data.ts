import type { ArticleData } from '#demo/buildArticleItem.ts';

/** Articles about Italy and Greece. "Ten quiet islands" has a history to compare and an earlier address. */
export const italyAndGreeceArticles: readonly ArticleData[] = [
  {
    key: 'ten-quiet-islands',
    aliases: ['ten-islands-nobody-talks-about'],
    title: 'Ten quiet islands',
    summary: 'Ten islands where the last ferry leaves before dinner, and why that is the moment to arrive.',
    place: 'Greece',
    places: [
      'Amorgos',
      'Naoshima',
      'Stewart Island',
      'Aran Islands',
      'Azores',
      'Mafia Island',
      'Taquile',
      'Grímsey',
      'Japan',
      'New Zealand',
      'Ireland',
    ],
    picture: 'coast',
    tripTypes: ['BEACH', 'NATURE'],
    searchTerms: ['islands', 'slow travel', 'ferries'],
    type: 'EVERGREEN',
    category: 'INSPIRATION',
    author: 'freya.dunmore',
    days: 210,
    body: `An island is quiet when its last ferry leaves before dinner. The day visitors go, the cafés turn their chairs round to face the harbour, and the place becomes what it is for the other eleven months.
We asked everybody in the house for one. These are the ten that at least two people named, from north to south.
1. **Grímsey, Iceland.** Sixty people, a million birds, and the Arctic Circle, which passes through it and moves fourteen metres or so a year. Three hours by ferry from Dalvík, five times a week. Go in the second half of June, when the puffins are in and the sun is too.
2. **Røst, Norway.** The last of the Lofoten, flat as a tray, with cliffs further out. A Venetian captain was wrecked here in 1432 and wrote home that nobody locked anything. Stockfish still hangs on the racks from February to June, and you will get used to it by the second day.
3. **Inishmaan, Ireland.** The middle one of [the Arans](guide:ireland) and the one that people pass. About 180 inhabitants, and walls: the three islands have some sixteen hundred kilometres of them between them. Synge sat on the western cliff and listened; the stone chair is there. Take the last boat in.
4. **Corvo, Azores.** One village, one road, and it goes up to a crater with lakes in it and stops. Four hundred people share seventeen square kilometres. Forty minutes from Flores in an open boat when the sea allows. In October birdwatchers come for American birds that have lost their way.
5. **Filicudi, Sicily.** Two hundred and fifty in winter. Mule tracks instead of roads, capers on every wall, a sea cave that booms. Stromboli puffs on the horizon, twice an hour on good nights.
6. **Amorgos, Greece.** One road along its spine, and a monastery pinned to a cliff three hundred metres above the water, where you are given raki and a sweet for having climbed up. Buses meet the ferry, whatever hour it comes. [Our guide to Greece](guide:greece) says which harbours still have one in November.
7. **Naoshima, Japan.** It keeps its best hours for those who sleep there: the museums open before the first boat, and the light in them changes by the minute. A yellow pumpkin on a pier, a bath-house with an elephant in it, and from half past five hardly anyone.
8. **Chole, Tanzania.** A kilometre of water from Mafia Island, a ruined German customs house held together by the fig tree that ruined it, and flying foxes that leave at dusk by the thousand in the direction of the mangoes. No car, no bicycle with brakes.
9. **Taquile, Peru.** At 3,900 metres in Lake Titicaca. The men knit, walking; the pattern of the cap says if they are married. There are five hundred and some steps up from the landing. The boats from Puno leave again at two, and then it is quiet like the inside of a bell.
10. **Stewart Island, New Zealand.** Mostly forest and mostly without a track. Kiwi come out on the beaches at dusk, which is the only nightlife and quite enough.
@picture coast, harbour
> The island was full at noon and ours by six. | A traveller on Amorgos, in the first week of October
## How to keep them quiet
- Stay two nights more than seems reasonable.
- Go in the month after everybody’s favourite month.
- Learn the timetable of the ferry, then forget it.
- Bring cash, since the machine is broken, and a book that you can leave behind.
- Do not tell us about the eleventh. Or do: we have started a second list.
@list itinerary:small-cyclades-by-caique, itinerary:setouchi-in-three-ferries`,
    earlier: [
      {
        note: 'First words',
        was: { title: 'Islands, a list', summary: 'Some islands.' },
        lines: 2,
        opening: 'Some islands we like, to be written.',
      },
      { note: 'All ten are there', was: { title: 'Ten islands nobody talks about' }, lines: 14, opening: 'Everybody talks about islands.' },
      {
        note: 'Read by the desk in Athens',
        was: { title: 'Ten islands nobody talks about', heroImage: null },
        opening: 'There are islands that nobody talks about, and we are about to spoil that.',
      },
      { note: 'A better first paragraph', was: { title: 'Ten islands nobody talks about' } },
    ],
    faq: [
      [
        'Do the ferries run in winter?',
        'Most do, three times a week instead of daily, and they are cancelled in high wind. Leave a day of slack before a flight.',
      ],
    ],
  },
  {
    key: 'a-table-in-the-langhe',
    title: 'A table in the Langhe',
    summary: 'Four lunches in Piedmont, none of them in a hurry, and the drives between them.',
    place: 'Piedmont',
    places: ['Italy', 'Turin'],
    pictureOf: null,
    tripTypes: ['FOOD_WINE', 'CULTURE'],
    searchTerms: ['truffles', 'nebbiolo', 'slow food', 'october'],
    type: 'EVERGREEN',
    category: 'FOOD',
    author: 'matteo.bruni',
    days: 96,
    body: `Lunch in the Langhe begins at half past twelve and ends when the light on the hazel groves turns copper. Plan one a day and nothing after it.
## Monday, Neive: tajarin
A farm kitchen with five tables, an hour south of Turin. *Tajarin* are noodles cut as thin as grass from a dough of flour and yolks, up to forty yolks to the kilo, and the cook will tell you her number if she likes you. Butter, a little sage. There is a menu, but it is what you get. With it, Barbaresco from the slope that you can see through the door.
Afterwards twelve kilometres on foot, or as many as you can manage, along the ridge to Barbaresco and its tower. On a clear day the whole arc of the Alps is there with Monviso in the middle like something on a banknote.
## Tuesday, Alba: the truffle, and how to buy none
The fair fills the town for nine weekends from early October. Come from Monday to Thursday. The white truffle costs between three and six hundred euros for a hundred grams, depending on the year’s rain; a restaurant shaves ten grams over your egg and charges by the scale, in front of you. One such egg is enough for a life. Have it at lunch, when one can still smell.
At five in the morning, if you wish, a man called a *trifolao* will take you into the wood with his dog. The dog is called Diana. They are all called Diana. He works in the dark because of the other *trifolai*, and he will walk you in a circle so that you cannot find the poplar again.
@picture hills, town
## Wednesday, Serralunga: bollito
Seven cuts, seven sauces, a trolley with a lid like a planetarium. This is a dish for fog, and in November the fog comes up to the windows by two. You cannot see the castle across the street. The wine is Barolo from the east side of the valley, which is the stern side, and it has been open since the morning.
The cellar a little further on has no sign. Ring, wait, and somebody’s aunt will open. She will ask where you are from and pour as if it mattered.
> You came in November? Good. In October they photograph. In November they eat. | Somebody’s aunt
## Thursday, above Cortemilia: hazelnuts
The Alta Langa, 700 metres, sheep, no vines any more. An inn with a chestnut fire serves what there is: a *robiola* two days old, agnolotti pinched shut one by one (they are called *del plin*, and a plin is a pinch), rabbit with peppers, and a cake of nothing but hazelnuts, sugar and eggs, which has the weight of a small animal. You drive back with the window open.
## When
| Weeks | What there is | What there is not
| Mid-September to early October | The grape harvest, warm evenings | Truffles worth the name
| October | Everything | A free table at a weekend
| November | Fog, truffles at their ripest, fires | A view before eleven
| January | The tables are local again | Half of the inns, which rest
## How to drive
Forty kilometres a day is much. The roads follow the ridges, and each hill has a village on top and a better one visible across from it. Somebody in your car should not be drinking; failing that, we send a driver who has already eaten. From Turin it is an hour and a quarter. [The rails between Turin and Sicily](itinerary:italy-by-rail) begin there, and after four such lunches you will be glad to be carried.`,
    earlier: [
      { note: 'Two lunches of four', lines: 7 },
      { note: 'All the tables', was: { summary: 'Four lunches in Piedmont.' }, lines: 15 },
      { note: 'Prices of this season’s truffles', lines: 22 },
    ],
  },
  {
    key: 'venice-in-november',
    title: 'Venice in November: a letter',
    summary: 'Fog, high boots, a bridge of boats, and the last town in Europe without a wheel. Written at a kitchen table in Cannaregio.',
    place: 'Venice',
    places: ['Italy'],
    picture: 'winter, mist, town',
    tripTypes: ['CITY', 'CULTURE'],
    searchTerms: ['acqua alta', 'low season', 'november'],
    type: 'TOPICAL',
    category: 'CULTURE',
    author: 'matteo.bruni',
    days: 9,
    body: `Dear Anne,
You ask whether it is mad to come in November. My mother, who has lived on this canal for seventy-four years, says that it is mad to come at any other time, and that I should tell you to bring proper shoes.
It is seven in the morning and I cannot see across the water. The *marangona*, the big bell of San Marco, has just rung, and it came from nowhere in particular. A boat with vegetables went past beneath the window; I saw the lamp and then the aubergines and then nothing. This will lift at eleven, or tomorrow.
Here is what you would have. The Accademia on a Tuesday with one school class in it. A table. The vaporetto along the Grand Canal, line 1, in the front seat outdoors, in your coat, by yourself. The sound of the town, which is footsteps and nothing else: you hear an argument three streets away as if it took place in your hat. In July there is such a rustling that one forgets.
You would have the twenty-first. On that day the whole city walks across the Grand Canal on a bridge of boats to light a candle at the Salute, because in 1630 the plague stopped. They have never missed a year. We eat *castradina*, which is smoked mutton with cabbage, and which nobody likes. Go at four in the afternoon and come out when it is getting dark, with the steps full of children and balloons.
## About the water
Yes, it comes. Between October and January there are perhaps ten or twelve tides which used to come up through the drains of the Piazza. Since 2020 the barrier at the Lido goes up when they forecast more than a metre and ten, and then the lagoon stays where it is and we stand on the Zattere to look at it not happening. Below that, the lowest places still get an inch or two for a couple of hours. There is a siren with a number of notes for the number of centimetres. You put on rubber boots, or a pair of plastic bags that a man sells for ten euros, and walk on trestles with strangers, which makes for conversation.
@info Two hours | The tide comes and goes. Whoever sees San Marco under water at nine can drink a dry coffee there at noon. Upstairs nothing ever gets wet.
## Where to go when you cannot see
- **Rialto, the fish market,** Tuesday to Saturday, before nine. Cuttlefish, *moeche* if you are lucky: crabs in the one week when they are soft.
- **Torcello,** by the number 12 boat from Fondamente Nove, forty minutes through poles and herons. On the west wall of the basilica is a Last Judgement with a great deal of gold in it, and a furnace in the floor. Hardly anyone.
- **San Giorgio** for the tower. At the top you stand above the fog in the sun, and forty campanili stand out of it with you.
- **A small bar near San Leonardo,** at noon, standing: *baccalà mantecato* on a square of polenta, a glass of white that they call a shadow.
Stay four nights. Two are a postcard. On the third you stop looking at the map, and on the fourth somebody asks you the way.
Rooms cost half of what they do in September, and there is no entry charge for day visitors in winter, although you would not pay it anyway, since you would sleep. Bring wool, and a torch for the bridges.
My mother adds that you should not wear perfume into a wine bar, and that she will expect you on the twenty-first.
Yours,
Matteo
[The train south](article:the-train-that-boards-a-ship) starts from Rome, three hours and three quarters away, if you would like some sun afterwards; [our guide to Italy](guide:italy) has the months for everything else.`,
  },
  {
    key: 'athens-in-august',
    title: 'Athens in August, on purpose',
    summary: 'Four million people leave for the islands. The case for taking their city while they are out.',
    place: 'Athens',
    places: ['Greece', 'Acropolis'],
    picture: 'village, sea, afternoon',
    tripTypes: ['CITY', 'CULTURE', 'FOOD_WINE'],
    searchTerms: ['august', 'heat', 'acropolis'],
    type: 'TOPICAL',
    category: 'ADVICE',
    author: 'editor',
    days: 112,
    body: `Everything you have heard is right. It is thirty-six degrees. The bakery has a note on the door until the twenty-fifth. The marble is polished by two and a half thousand years of soles and in the middle of the day it shines like an electric ring.
Against this we set the following facts.
## The city is empty
On the Friday before the fifteenth of August, the feast of the Dormition, the port of Piraeus puts out something like a hundred ferries, and on the Saturday you can cross Syngrou Avenue at a walk. There are tables. There are taxis. The parking that has divided families for fifty years is free along both sides of Kallidromiou. The people who stay are grandmothers, kiosk owners, and those Athenians who have understood this too, and they are in excellent spirits and talk to one another.
## It is a city of the night
From six the shade reaches the middle of the streets. From half past eight there are open-air cinemas in courtyards, ninety or so in Attica, with jasmine on the walls, a bar at the back, and the film in its own language; in one of them the Acropolis is lit to the left of the screen. Dinner is at ten, on the pavement. It is twenty-six degrees and will stay so. Nobody goes home.
@picture night, town
Once in the month there is the moon. On the night when it is full the culture ministry opens many of the ancient sites until late, with no charge, and somebody plays the clarinet among the columns.
## The hours
| | Do | Do not
| 6:30 to 7:30 | Walk up Filopappou hill; the Parthenon across from you, pink | Sleep
| 8:00 to 10:00 | The Acropolis itself, with the first slot of the day, by the south-east gate | Queue at the main gate at eleven
| 10:30 to 13:30 | The National Archaeological Museum, which is cool and needs three hours in any month | Any ruin without a roof
| 13:30 to 18:00 | Lunch, shutters, bed | Anything
| 18:00 to 20:00 | The tram to the sea, swim off the rocks beyond Vouliagmeni | Buses to Sounion at sunset
| 21:00 to 1:00 | All the rest | Reserve before nine
@warning Above forty | When a heatwave is announced, the Acropolis and other sites close from noon to five in the afternoon by order. It happens several days each summer. Book the first hour and it will not touch you.
## The islands without you
Consider what you leave out. In the third week of August a bed on Paros costs what it will never cost again, and the ferry has people asleep on the stairs. By the fifth of September it is half, the sea has kept its twenty-four degrees, and the wind they call *meltemi* has worn itself out. Take the city first, three nights around the fifteenth or the last week of the month, and sail when they come back. [A caique in the Small Cyclades](itinerary:small-cyclades-by-caique) starts from Naxos, and September suits it.
## And for whom
Not with small children, and not for a first visit of one night on the way to somewhere. For two people who like to walk after midnight, or one person with a book; for those who have been to Athens in April with everybody, and found it a little busy; for anyone who has ever thought that cities would be better with the owners away.
> In August even the cats have time. | A kiosk owner in Exarcheia, open
[The guide to Greece](guide:greece) argues for September. Both can be right. There are two weeks between them.`,
  },
  {
    key: 'down-into-vikos',
    title: 'Down into Vikos',
    summary:
      'A day on foot in Zagori, in the north-west of Greece, where the gorge is nine hundred metres deep and the sea is somewhere else.',
    place: 'Zagori',
    places: ['Greece'],
    picture: 'mountains, gorge, morning',
    tripTypes: ['ADVENTURE', 'NATURE'],
    searchTerms: ['hiking', 'vikos gorge', 'stone bridges'],
    type: 'EVERGREEN',
    category: 'INSPIRATION',
    author: 'freya.dunmore',
    days: 140,
    body: `**7:20, Monodendri, 1,090 metres.** A village of grey slate: walls, roofs, lanes and the square with the plane tree. Coffee. The baker has pies with nettles and feta, cut in squares and wrapped in paper, and she puts in a third for each of us because she has seen where we are going.
**7:45.** The path leaves to the left of the church, and drops. Seven hundred metres, in zigzags under hornbeam and maple. It was paved by hand for mules. One looks at one’s boots.
**8:50, the bottom.** In October the river is under the stones and one walks along its bed for a while. You cannot see the top. The walls go up on both sides to a strip of sky with a griffon vulture across it. A board claims that this is, for its width, the deepest gorge in the world, which depends on whom you ask and where he puts the tape measure; at one place it is nine hundred metres deep and eleven hundred across.
**9:30.** Nobody. A salamander. There is a plant here which grows nowhere else, and a century ago the *Vikos doctors* collected a couple of hundred others, and went with them as far as Constantinople in tall hats. Everything smells of sage one has stepped on.
**11:10.** The side valley of Mégas Lákkos comes in from the right, with a spring in a trough. Fill up. From now on it is up and down across roots, with the wall close by on the left hand.
**12:40, Klima.** Pie. A rock in the shade as flat as a table. The third piece is the best.
**13:50, the springs of the Voidomatis.** All at once there is water. It comes out from under boulders along a front of thirty metres, with no sound to speak of, and it is a blue that none of us is willing to describe. It has four degrees more or less the whole year. We put our feet in it and took them out.
**14:30.** The choice: left, up to Vikos village in forty minutes; or across, and up to Papingo in an hour and three quarters, four hundred metres of height, at the hour when one has had enough. We took Papingo. One always takes Papingo, for the towers above it: six columns of limestone, six hundred metres tall, which turn from white to apricot at about the time when you come in and sit down.
@picture mountains, village
**16:30, Papingo, 960 metres.** Wood smoke, quinces, the bill for two beers and a plate of sausage written on the tablecloth. Above the village a stream has made baths in the rock, in steps. It was still warm enough for Tobias.
## What to know
- **Distance:** twelve kilometres to Vikos, fifteen to Papingo. Six to eight hours. The path is marked O3 and it is stony all the way.
- **Months:** mid-May to the end of October. Before May there is snow water in the bed, and after rain nobody should be in there at all.
- **Water:** one spring half way. Two litres each.
- **Bags:** we have them brought round by road, an hour, so that one walks with a pie and a jersey.
- **The next day:** the bridges. There are about a hundred, one arch or three, put up in the eighteenth century with money sent home by merchants from Bucharest and Odessa. Kokkori is the one on the stamps.
> I had thought that I knew Greece. It was blue and white, and had a ferry. | Tobias, in the bath
Zagori is forty-six villages, four hours’ drive from Thessaloniki or fifty minutes from the airport at Ioannina. It became a World Heritage site in 2023 and has been quiet about it. Three nights, before or after [the islands](article:ten-quiet-islands): one country, two planets. [Our guide to Greece](guide:greece) says how to join them.`,
  },
];
