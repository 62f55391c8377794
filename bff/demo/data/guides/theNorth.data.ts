import type { GuideData } from '#demo/buildGuideItem.ts';

/** Guides to Norway and Iceland. */
export const northernGuides: readonly GuideData[] = [
  {
    key: 'norway',
    title: 'Norway',
    summary: 'A coast of a hundred thousand kilometres, and how to see the right two hundred.',
    place: 'Norway',
    places: ['Bergen', 'Lofoten Islands', 'Geirangerfjord', 'Hardangerfjord', 'Ålesund', 'Tromsø', 'Svalbard', 'Sognefjord'],
    picture: 'fjord, morning',
    tripTypes: ['NATURE', 'CRUISE'],
    searchTerms: ['fjords', 'northern lights', 'lofoten'],
    author: 'matteo.bruni',
    days: 240,
    body: `Drive less than the map suggests. If one turned the country over on its southern end it would reach to Rome, and its coast, counted with every island, is a hundred thousand kilometres long. Two fjords and one island, with a boat between them, are a fortnight well spent.
## Light is the season
In **June** it does not end: north of Bodø the sun is up from late May to the middle of July, and one mows at midnight. In **December** it is three hours of blue. Both are worth the coat. **May** has apple blossom in Hardanger under snow, and every waterfall at its full. **September** is red on the hills, with first lights in the sky, without midges. **February and March** have snow, sun, skis. The months we would not choose are November, which is dark before it is white, and July on the Geiranger road.
## The western fjords
Fly to Bergen: wooden wharves, umbrellas, a funicular, the fish market for looking. Then take two.
**Hardanger** is the mild one, orchards up to the ice; a farm with cider and nine rooms; the cliff at Trolltunga, ten hours there and back, for whoever must.
**Sogn** is the longest, two hundred kilometres, a thousand three hundred metres deep. Its arm the *Nærøyfjord* is 250 metres wide at one place, and is to be seen from an electric boat or, better, from a kayak at seven.
**Geiranger** is the picture. Three quarters of a million people come in a year, off ships, between ten and five. Go up to the farms that hang on its walls, Skageflå for one, on foot, early; sleep in the next valley at Norddal.
**Sunnmøre,** around Ålesund: peaks straight from the sea, Hjørundfjord without a single cruise ship’s quay, skiing from summit to deck in April. It is here that we send those who ask where Norwegians go.
## North
**Lofoten** from Svolvær to Å is a hundred and thirty kilometres. Red cabins on stilts, white sand in front of walls of rock. In [winter](article:northern-lights-without-promises) and in the weeks to the end of April cod hangs on the racks; in June cars stand on every beach, and you go to Værøy. **Tromsø** is a small town with good coffee and the Arctic at the end of each street. **Svalbard** is not Norway but the next thing: 78 degrees north, bears, a light from mid-April to late August without any night, small ships with twelve berths that go round it as the ice permits.
@map Bergen, Hardangerfjord, Sognefjord, Geirangerfjord, Ålesund, Lofoten Islands, Tromsø, Svalbard
## Boat, train, road
The [coastal steamer](article:thirty-four-harbours) joins it all, and can be used like a bus: Ålesund to Svolvær, two nights. The railway from Oslo to Bergen crosses a plateau at 1,222 metres in six and a half hours; get off at Myrdal for the line that falls to Flåm. Roads go by ferry and tunnel: 250 kilometres are a day. A car is electric here as a matter of course, and it is plugged in while you have waffles.
| From | To | How | Hours
| Oslo | Bergen | Train | 6½
| Bergen | Balestrand | Express boat | 4
| Balestrand | Ålesund | Car, two ferries | 6
| Ålesund | Svolvær | Coastal steamer | 46
| Svolvær | Tromsø | Car, by Vesterålen | 8
## Nine nights by water
Bergen, two: funicular at seven, Grieg’s hut, supper at the harbour’s far end. At eight the express boat up Sogn to **Balestrand,** two nights among wooden villas, with a day by electric ferry into the narrow arm. A car, two ferries and a pass at 1,400 metres to **Norddal,** two: on foot to a hanging farm, goat’s cheese, strawberries in July. **Ålesund,** one. At midnight the steamer; two days at the rail; **Svolvær,** two, in a red cabin over the water, and from there home by way of Bodø.
Nobody has driven more than three hours.
## Beds
Historic wooden hotels at the fjords, painted white, with verandas, from the time of the English salmon lords; farms; the captain’s house on an island; in Lofoten *rorbuer*, cabins of fishermen, some plain and some with heated floors. In the north in winter a cabin with glass towards the north, warm.
## It is dear
500 to 1,200 dollars a person for a night. Dinner accounts for a hundred of them and a bottle for ninety more; a beer is twelve. On the other hand nothing is charged for the country itself. By law everyone may walk, pick, swim and camp anywhere that is not somebody’s lawn. Pack a lunch at breakfast, with paper, as all do.
## To be left out
The North Cape by bus, at midnight, with eleven hundred others. The scenic coach round trip that is called “in a nutshell”, in a day. Oslo for more than a night, unless for Munch and for the opera’s roof, which is two.`,
    rated: 'GBBGBBFGBFAF',
    monthNotes: { 3: 'Snow, sun, lights', 5: 'Blossom and waterfalls', 6: 'No night in the north', 11: 'Dark before it is white' },
    nights: [7, 14],
    highlights: [
      ['Lofoten in March', 'Cod on the racks, snow on the peaks, roads to yourself.'],
      ['A farm above the Hardangerfjord', 'Cider, cherries and a table outdoors until eleven.'],
      ['Skageflå on foot', 'Up from the water to a farm that once pulled in its ladder for the taxman.'],
      ['Urnes', 'A church of wood, from 1130, with beasts that bite their own backs.'],
    ],
    practical: {
      currency: 'Norwegian krone; cards for everything',
      languages: ['Norwegian', 'Sámi'],
      visaNote: 'Schengen rules; Svalbard needs a passport although nobody asks for a visa.',
      plugs: ['C', 'F'],
      timeZone: 'Europe/Oslo',
      tipping: 'Not expected. Round up after a good dinner.',
      gettingThere: 'Oslo and Bergen from Europe; from New York direct to Oslo in seven and a half hours.',
      gettingAround: 'Boat and train where they go, a car between, and short flights to the north.',
    },
    faq: [
      [
        'How many nights for fjords and Lofoten?',
        'Ten: two in Bergen, four at two fjords, one on the ship or in the air, three in Lofoten.',
      ],
      ['When do the waterfalls run?', 'From the first week of May to the end of June, while the snow melts. In August some are threads.'],
      ['Do we need a guide?', 'For glaciers, winter roads and Svalbard, always. For the rest a good map is enough.'],
    ],
  },
  {
    key: 'iceland',
    title: 'Iceland',
    summary:
      'Fire, ice, wind, and a ring road. How many days each quarter of it needs, and what to do in the month when it does not get light.',
    place: 'Iceland',
    places: ['Reykjavík', 'South Coast', 'Westfjords', 'Snæfellsnes', 'Mývatn', 'Vatnajökull', 'Icelandic Highlands', 'Golden Circle'],
    picture: 'mountains, coast, summer',
    tripTypes: ['NATURE', 'ADVENTURE', 'WELLNESS', 'PHOTOGRAPHY'],
    searchTerms: ['ring road', 'volcano', 'glacier', 'northern lights'],
    author: 'matteo.bruni',
    days: 186,
    body: `The youngest large piece of land in Europe is still being made. Two plates part under it by two centimetres in the year. On the Reykjanes peninsula the ground has opened a dozen times since 2021, and the road crew lays the new tar when the lava is below a hundred degrees.
Two in three of all visitors see the same seventy kilometres near the capital and the same two hundred to the east of it. They are very fine. It is just that the island has three other sides.
## Days, by quarter
| Quarter | Nights it needs | What is there
| Reykjavík and the Golden Circle | 2 | A town with a harbour; Þingvellir, Geysir, Gullfoss, best after six in the evening
| South coast to Vatnajökull | 3 | Waterfalls one walks behind, black sand, ice on the beach at Jökulsárlón
| East fjords | 2 | Reindeer, puffins at Borgarfjörður, road to oneself
| North: Mývatn, Húsavík, Akureyri | 3 | Mud that boils, whales from May to September, skiing in April
| Snæfellsnes | 2 | All of it in small, under a white cone
| Westfjords | 4 | One twentieth of the visitors; gravel; pools
| The interior | 2 with a driver | Colours; [only in summer](article:the-road-closes-in-october)
Round the ring in a week is 1,332 kilometres and a view of wipers. In ten nights it is good. In six, do one side: the south for a first time; or [off the ring](itinerary:iceland-off-the-ring), which we prefer.
## Light and its absence
At the solstice in **June** the sun goes under for three hours and it does not get dark. In **December** there are four hours, all of them sunset. **May** and **September** are what we would take: fifteen and thirteen hours, birds or lights, fewer cars. From the middle of September to the end of March there is aurora when the sky is clear. **July** has lupins, everything open and everyone here; **August** has berries. **November to March** only with four-wheel drive and studs, on the south side, 200 kilometres a day at the most, and with a plan that may be changed at breakfast.
## Weather as a member of the party
It is never very cold: minus one in Reykjavík in January, thirteen in July. It is the wind. Above twenty metres in the second they shut roads, above thirty gravel flies. Two apps, the road’s and the weather’s, are looked at before coffee. We send a message if the colour changes.
@picture coast, winter
## Who drives
In summer on the ring, you, with a normal car. In the Westfjords, you, with something high. In the interior, in winter, and on ice: someone else. A guide with a super jeep costs 1,400 to 1,900 dollars a day for the car and can take five of you over rivers, on a glacier, up to wherever there is some lava.
## Sleeping
Farms with ten rooms, a hot tub and lamb; small hotels in old schools, a fish factory, a lighthouse keeper’s; in town something near the pond. In July it must be booked by January, since in the south there are not enough beds. In the north there are.
## Hot water
Each village has a [pool, and the village is in it](article:the-town-is-in-the-pool). It is the best nine dollars in the country.
## Six nights in June, off the road that all take
1. **Borgarfjörður,** from the airport in an hour and a half. Barley soup.
2. **Snæfellsnes:** lava to the beach, a church in black, the ferry at three from Stykkishólmur across the bay.
3. **Látrabjarg** in the evening, when birds come home. A farm at Rauðasandur.
4. **Ísafjörður,** by seven fjords and one waterfall shaped like a wedding.
5. The same: a boat to **Hornstrandir,** where no one has lived since 1952, with foxes that come up to you.
6. **Krossnes,** the pool at the end; and back on the seventh day, five hours, with sand in everything.
## Manners
Do not step on moss: it takes seventy years. Do not stop on a road to look at a horse. Do not drive off it, ever; the fine is four thousand dollars, and what you have torn will be seen by your grandchildren. Say *takk*.
## Money
500 to 1,100 a night for each person with car, breakfasts, some guiding. Dinner is 70, a glass of wine 18, soup and bread without end 25. One saves in May and late September a fifth of it, in February a third.
## What to leave out
The DC-3 wreck on the sand: seven kilometres, flat, to a tin. The ring in five days. Puffin on a plate. A bus to see the lights, with a hundred cameras, unless it is your last night. Standing with the back to the waves at Reynisfjara: every year someone does it.`,
    rated: 'FGGFBBGGBFAF',
    monthNotes: {
      2: 'Ice caves, lights, short days',
      5: 'Birds, long days, few cars',
      9: 'Berries, first lights',
      11: 'Wind, four hours of light soon',
    },
    nights: [5, 11],
    highlights: [
      ['Krossnes', 'A warm tank at the end of the last road, waves four metres off.'],
      ['Jökulsárlón at five in the morning', 'Seals on ice, and on the black beach what the sea has polished.'],
      ['Látrabjarg in June', 'Fourteen kilometres of cliff, and puffins that do not get up for you.'],
      ['Landmannalaugar after the first frost', 'Every colour of a rusty tin, with snow drawn on it.'],
    ],
    practical: {
      currency: 'Icelandic króna; cards for everything, pumps too',
      languages: ['Icelandic', 'English'],
      visaNote: 'Schengen rules: ninety days in any hundred and eighty.',
      plugs: ['C', 'F'],
      timeZone: 'Atlantic/Reykjavík',
      tipping: 'None.',
      safety: 'Roads and rivers are the danger. Leave your plan with us; the rescue teams are volunteers.',
      gettingThere: 'Keflavík: three hours from London, five and a half from New York.',
      gettingAround: 'Your own car in summer; from Reykjavík short flights to Ísafjörður, Akureyri and Egilsstaðir.',
    },
    faq: [
      [
        'Can we see a volcano?',
        'There may be an eruption in the weeks of your visit, or none. Fresh lava on Reykjanes can be walked beside in any month.',
      ],
      ['Ice caves?', 'The blue ones under Vatnajökull are safe from November to March, with a guide. In summer they are water.'],
      ['Is four nights enough?', 'For one side: two on the south coast, one in Reykjavík and one in hand.'],
    ],
  },
];
