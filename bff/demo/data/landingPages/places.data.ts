import type { LandingPageData } from '#demo/buildLandingPageItem.ts';

/** Landing pages to the 18 countries. Their journeys and companies are those of the country. */
export const placePages: readonly LandingPageData[] = [
  {
    key: 'kenya-safaris',
    title: 'Safaris in Kenya',
    summary: 'Fewer beds, better guides: journeys between the conservancies, planned in Nairobi.',
    place: 'Kenya',
    kind: 'DESTINATION',
    category: 'africa-and-the-desert',
    tripTypes: ['SAFARI', 'FAMILY'],
    searchTerms: ['great migration', 'safari'],
    days: 190,
    body: `A safari is a sum of small decisions: which side of the river, which month, which guide. The people who plan these make them every day, and have slept in the tents.
## What they will ask you
How early you like to get up. If you have been before. Whether you would rather see one leopard for an hour or five kinds of antelope in ten minutes. Who in the party cannot sit for long, and who will not fly in anything with one engine. From that comes a plan of two places, seldom three, with a small aircraft between them.
## What they will tell you
That the Mara in August is worth its price for four nights and not for eight. That the camps north of the reserve, on land that Maasai families lease out by the acre, may follow a cheetah off the track, and those within it may not. That Laikipia has no herds and is where they themselves go on holiday. That one afternoon in a week should have nothing in it at all.
> In July the wildebeest reach the Mara. North of the river it is quieter, and the light at six is worth the alarm.
@list guide:kenya, article:the-mara-after-the-rains, article:forty-minutes-in-a-cessna`,
    faq: [
      [
        'How long before should we ask?',
        'Ten months for July to September, six for the rest of the year, three weeks if you can be flexible about which camp.',
      ],
      ['Is a week enough?', 'Seven nights on the ground are: four in the Mara and three in the hills, and no city but for the first.'],
    ],
  },
  {
    key: 'tanzania-safaris',
    title: 'Tanzania, from the crater to the reef',
    summary: 'Follow the herds for six days, then put your feet in water. Planned in Arusha by people with a wall of maps.',
    place: 'Tanzania',
    kind: 'DESTINATION',
    category: 'africa-and-the-desert',
    tripTypes: ['SAFARI', 'BEACH', 'HONEYMOON'],
    searchTerms: ['serengeti', 'zanzibar'],
    days: 150,
    body: `The office in Arusha has a map four metres wide with pins in it. Every Monday someone moves them. They stand for where the wildebeest were at the weekend, as told by drivers and pilots, and next to them hangs a list of the camps that move too. That wall is, in a manner of speaking, what you come to us for.
## Three ways to cut it
1. **North and islands.** Six nights between Tarangire, the crater’s rim and wherever the pins are, then a morning’s flight to Zanzibar. Ten nights in all. Most honeymoons.
2. **South only.** Ruaha on foot, the river at Nyerere, Mafia at the end with whale sharks. Dry, wild, empty. For those who say that they do not like crowds and mean it.
3. **One plain, twice.** The Serengeti in two camps two hundred kilometres apart, since it is not one place. With a guide of one’s own for the whole.
In late February and in September each of the three is at its best. In April all three are shut or wet, and the planners go home to see their children.
@tip Go early | The gate of the crater opens at six. The difference between six and half past eight is about forty vehicles.
@list guide:tanzania, article:where-the-herds-are-month-by-month, article:the-crater-at-seven-and-at-noon`,
  },
  {
    key: 'south-africa-journeys',
    title: 'South Africa in two halves',
    summary: 'A cape, a road and a piece of bush. Which half first, and how to leave out the flight in between.',
    place: 'South Africa',
    kind: 'DESTINATION',
    category: 'africa-and-the-desert',
    tripTypes: ['FOOD_WINE', 'SAFARI', 'FAMILY'],
    searchTerms: ['cape town', 'garden route', 'winelands', 'wine'],
    days: 128,
    body: `No country we plan in has so many good things so near to good roads, and none comes to us with so many already on the list. Our people in Cape Town begin by asking which three you would keep if it rained.
## The usual answer
City, wine, animals. It takes eleven nights: four under the mountain, two among vines, one on the way, four in the bush. One flight joins the halves, two hours and a half, straight to an airstrip. It is a very good answer and half of all who ask us end up with some form of it.
## Other answers
- **Without malaria and with children:** Madikwe for dogs and elephants, then the lagoons of the Garden Route.
- **Without animals at all:** the Cape, the Karoo, the Cederberg; three weeks’ worth of road in ten days.
- **Without the Cape:** the Drakensberg’s amphitheatre, the battlefields at Isandlwana with someone whose great-grandfather stood on that hill, rhinos in Zululand.
## When
For both halves at once, April and the weeks from mid-September to the end of October. For the bush, June to September. For swimming, never quite.
@list guide:south-africa, article:the-karoo-the-long-way, article:whales-from-the-cliff-path`,
  },
  {
    key: 'botswana-journeys',
    title: 'Botswana: water, salt, and nobody',
    summary: 'Two camps that differ, three flights in a small aircraft, no road. How it is put together in Cape Town and Maun.',
    place: 'Botswana',
    kind: 'DESTINATION',
    category: 'africa-and-the-desert',
    tripTypes: ['SAFARI', 'HONEYMOON', 'NATURE'],
    searchTerms: ['okavango delta', 'kalahari'],
    days: 97,
    body: `| If you want | Then | In
| To be poled through reeds in silence | An island in the deep Delta | May to August
| Lions, dogs, leopards, every day | Moremi’s edge or Linyanti | July to October
| Elephants by the hundred | Chobe’s river, from a boat | August to October
| Stars, meerkats, your own pulse | The pans | May to October
| Thunder, foals, half the price | The Kalahari | January to April
Choose two lines, never two that resemble one another. Three nights for the first, four for the second. That is a journey to Botswana; all the rest is logistics, and the logistics are done by a woman in Maun with two telephones who knows which pilot will wait.
## Why there are so few people
In the nineteen-eighties the government let out the land in concessions as large as Luxembourg with leave for twenty-four beds in each. The rent goes to district and village. It is the reason for the price, and for the fact that on some days the only other tracks on the road are yours from yesterday.
You should know that distances are flown, that luggage is soft and weighs twenty kilos, and that the cold at six in June is real.
@list guide:botswana, article:the-flood-that-arrives-in-the-dry-season, article:one-night-on-the-salt`,
  },
  {
    key: 'morocco-journeys',
    title: 'Morocco, over the mountains',
    summary: 'From a courtyard to a tent in seven days, with a driver who stops for tea. Planned in Marrakech.',
    place: 'Morocco',
    kind: 'DESTINATION',
    category: 'africa-and-the-desert',
    tripTypes: ['CULTURE', 'ADVENTURE', 'FAMILY'],
    searchTerms: ['marrakech', 'desert', 'atlas'],
    days: 83,
    body: `Youssef Benali grew up in the last village on the bus line, where it turns round because there is only sand in front. When he plans a journey he starts from there and works back to the airport.
So the days in his proposals become longer as you go south, the roads emptier, the dinners simpler. A palace with a pool comes at the beginning, when you need one. What you get at the end is a carpet on a ridge, soup, and a fire of tamarisk.
## What is in it, as a rule
Two nights in the medina of Marrakech or Fes. The pass at 2,260 metres, with the detour that everybody drives past. Two nights in an oasis, in a house of clay. Two in the dunes, not one. A long last day, broken by lunch with his aunt.
## What is not
Carpet shops with a commission, quad bikes, shows on horseback. Nine towns. He has been asked for them and says, with great politeness, that there are others who do it better.
Between the middle of November and the end of February take a jersey for each degree that the brochure promises. In July and August he takes people to the sea at Essaouira, or to the high valleys, and otherwise drinks tea himself.
@list guide:morocco, article:over-the-tichka, article:a-day-in-fes-without-a-map`,
  },
  {
    key: 'egypt-journeys',
    title: 'Egypt at river speed',
    summary: 'Sails rather than engines, and tombs when the coaches are at lunch. Planned on the west bank of Luxor.',
    place: 'Egypt',
    kind: 'DESTINATION',
    category: 'africa-and-the-desert',
    tripTypes: ['HERITAGE', 'CRUISE'],
    searchTerms: ['nile', 'dahabiya', 'luxor', 'nile cruise'],
    days: 112,
    body: `There is one thing that our people in Luxor will not sell you, and that is a place on a ship with sixty cabins which leaves on Monday. They have nothing against Mondays.
What they have is two masts, eight cabins, a cook called Hassan, and a list of moorings that have no road. From the deck you see what was there in the tomb paintings: a man with an ibis behind him, clearing a ditch. At four o’clock somebody says *there* and you go ashore and are at a temple, by the back, with its guard.
## Seven, ten, fourteen nights
Seven are Cairo, the river, the west bank. Ten give you Abu Simbel and a day in which nothing is looked at. With fourteen go to Siwa in the western desert, a day’s drive towards Libya, or sit down on the Red Sea south of Marsa Alam and put your face in the water.
> The tombs have waited for three thousand years. You can wait until half past twelve. | Mariam Farouk, who plans these
November to the end of March. At Christmas the river is full, and we would rather send you in the second week of January.
@list guide:egypt, article:tombs-at-lunchtime, article:a-felucca-has-no-engine`,
  },
  {
    key: 'italy-journeys',
    title: 'Italy, one region at a time',
    summary: 'By lamplight or by rail: a palace after hours, a seat by the window. Two houses plan it, in Venice and in Rome.',
    place: 'Italy',
    kind: 'DESTINATION',
    category: 'europe-by-its-edges',
    tripTypes: ['FOOD_WINE', 'CULTURE', 'RAIL'],
    searchTerms: ['tuscany', 'sicily', 'piedmont'],
    days: 176,
    body: `You can book Italy yourself. Millions do, and it mostly works. What you cannot book is a foundry in Murano at five in the morning when the colour is being made; or the cook of a villa in the Valtellina who opens for eight when she feels like it; or a compartment that somebody has kept free, because he used to write the timetable.
Chiara Tessaro has the keys. Owen Orrin has the connections, of forty minutes, with a café. They do not agree about anything else and between them they have planned some six hundred journeys for people who came through us.
## Begin with a month
Not with Rome. Say *October* and they will talk of fog, truffles and Naples; say *April* and it is Palermo. If you have only August they will send you up to 1,600 metres and you will be grateful.
## Or with an appetite
Raw prawns at Mazara. Hand-cut noodles in the Langhe. Bread that weighs four kilos in Altamura. There are people who have crossed the peninsula from one loaf to the next and came back lighter.
Eight nights are good and twelve are better. In both cases two regions.
@list guide:italy, article:the-train-that-boards-a-ship, article:a-table-in-the-langhe`,
  },
  {
    key: 'greek-islands',
    title: 'The Greek islands',
    summary: 'Three lines of ferries, and the week you will remember.',
    place: 'Greece',
    picture: 'coast, sea, islands',
    kind: 'DESTINATION',
    category: 'europe-by-its-edges',
    tripTypes: ['BEACH'],
    searchTerms: ['islands', 'ferries'],
    days: 170,
    body: `Choose the islands by the ferry that joins them, not by their names. Two that lie in sight of each other may be nine hours apart by way of Piraeus; two that nobody mentions in one breath are forty minutes.
Our friends in Athens own a caique, half of a taverna, and a barometer which they consult more than the telephone. They will give you a plan with days in it and a gap on either side of every crossing, and when the wind gets up they turn the order round before you have noticed.
## A week, ten days, a fortnight
**A week:** one island from which one can walk. Sifnos, Amorgos, Folegandros.
**Ten days:** the Small Cyclades under sail, four islands with a few hundred people between them, and two nights in Naxos to begin with.
**A fortnight:** that, and then the mainland: the towers of the Mani, or Zagori with its gorge, because an olive tree without a view of the sea is also something.
## Never
Mykonos to Santorini to Athens in six days, in August. We have tried to be open-minded.
@list article:ten-quiet-islands, guide:greece, article:down-into-vikos`,
  },
  {
    key: 'portugal-journeys',
    title: 'Portugal from its edge',
    summary: 'River, cork, surf, and islands out in the weather. Surfers, winemakers and a retired captain plan it in an old salt store.',
    place: 'Portugal',
    kind: 'DESTINATION',
    category: 'europe-by-its-edges',
    tripTypes: ['FOOD_WINE', 'BEACH', 'NATURE'],
    searchTerms: ['douro', 'alentejo', 'azores'],
    days: 104,
    body: `In the salt store by the Tagus four people share a long table. One knows waves. One knows which grower on the Douro will let you tread, and in which week. The third grew up in the Alentejo and thinks that everything north of Évora is a hurry. The captain, who retired in 2016, is in charge of the Azores and of telling the others when not to sail.
Ask them for ten nights and each draws a different line on the same map. It is up to you.
- **The river’s line:** Porto, Pinhão, up by rail to where it ends, down by boat through a lock as deep as a church.
- **The slow line:** Évora, Monsaraz with its stars, and then the coast below Comporta with a bicycle.
- **The captain’s line:** three islands, a volcano to go up, a whale to wait for, stew that has been in the ground since five.
May and October suit the first two, June to September the third. For those who come back there is a fourth, in February, with almond blossom and a log fire, which costs half.
@list guide:portugal, article:the-douro-before-the-boats`,
  },
  {
    key: 'ireland-journeys',
    title: 'Ireland, house by house',
    summary: 'Country houses with the family still in them, a small car, and the Atlantic. Planned in Dublin by people who stayed.',
    place: 'Ireland',
    kind: 'DESTINATION',
    category: 'europe-by-its-edges',
    tripTypes: ['HERITAGE', 'NATURE', 'GOLF'],
    searchTerms: ['country houses', 'wild atlantic way'],
    days: 91,
    body: `“You’ll want to turn left after the chapel that isn’t there any more.” Aoife Brennan’s directions come on a card, by hand, one for each day, with the telephone number of whoever is expecting you. They mention dogs by name. Nobody who has had them has used the satellite.
She has some forty houses on her list: Georgian boxes with peacocks, a rectory, a lighthouse, one castle with a roof. In each lives the family that owns it, and dinner is whatever came up from the garden or in on the boat. You stay for two nights. On the day in between you walk, or fish, or it rains and there is the library.
## A line through it
Dublin for the gold. Then west in one go; three nights on each of two bays, with the Shannon ferry as the hinge. Nine nights in all, four hundred miles, and not on one of the days more than three hours in the car.
If your name is Doherty, Brennan or O’Malley then write to her early. There is a man in Mayo who reads parish registers as others read thrillers, and he needs about two months.
@list guide:ireland, article:the-last-song-in-doolin, article:skellig-in-a-good-swell`,
  },
  {
    key: 'norway-journeys',
    title: 'Norway by water',
    summary: 'Express boats, car ferries, a steamer, a kayak. The road is for getting to the quay.',
    place: 'Norway',
    kind: 'DESTINATION',
    category: 'europe-by-its-edges',
    tripTypes: ['NATURE', 'CRUISE', 'PHOTOGRAPHY'],
    searchTerms: ['fjords', 'lofoten', 'svalbard'],
    days: 122,
    body: `From Bergen there is a boat at eight in the morning which goes up the longest fjord in the country at thirty-five knots, calls at nine jetties, and puts you ashore by noon under apple trees. It is public. It costs as much as lunch. That is where our planners in Tromsø like to start, and it rather sets the tone.
## Three latitudes
**60 to 62 degrees:** orchards below glaciers, farms on ledges, wooden hotels with verandas. May for blossom, September for red hills.
**67 to 70:** Lofoten and the coast up to Tromsø. In June with no night at all; in February and March with snow, cod, and green light from eight in the evening, when it likes.
**78:** Svalbard, by ship with twelve berths, in the weeks when the ice lets go.
## How much of it
Nine nights for one of these, fourteen for two. The journey by the coastal steamer joins the first to the second in forty-six hours and is best spent in a deck chair with a rug.
A dinner costs what a room does elsewhere; we say so now, so that you may enjoy it.
@list guide:norway, article:thirty-four-harbours, article:northern-lights-without-promises`,
  },
  {
    key: 'iceland-journeys',
    title: 'Iceland off the ring',
    summary: 'Gravel, hot water, ice. Sigrún drives the truck herself when the road is bad enough.',
    place: 'Iceland',
    kind: 'DESTINATION',
    category: 'europe-by-its-edges',
    tripTypes: ['NATURE', 'ADVENTURE', 'WELLNESS'],
    searchTerms: ['westfjords', 'highlands', 'northern lights'],
    days: 76,
    body: `Everybody has seen the waterfall one walks behind. It is a good waterfall. Here are some questions that Sigrún Hallsdóttir would put to you before she shows you another.
*Do you mind wind?* Then June, and the north. *Would you drive a gravel road along a cliff, with a sheep on it?* The Westfjords: four nights, eleven pools, and the largest bird cliff in the North Atlantic. *Would you rather be driven?* Then the interior, in her truck, from the middle of June until the snow. *Are you coming for the lights?* In that case she tells you about cloud for a quarter of an hour; after that you will come in late September or in March, for a week and not for a weekend.
## Seasons, in her words
“Summer is for going far. Autumn is for eating. Winter is for sitting in water, and for four hours you go out and look. Spring we do not have. We have birds.”
Six nights off the ring, nine with the highlands, five on the south coast in the dark months. She keeps a list of farms with good lamb.
@list guide:iceland, article:the-town-is-in-the-pool, article:the-road-closes-in-october`,
  },
  {
    key: 'japan-journeys',
    title: 'Japan, one season at a time',
    summary: 'By blossom, maple or snow, by seat reservation, by which grandmother is cooking. Planned in Kyoto.',
    place: 'Japan',
    kind: 'DESTINATION',
    category: 'asia-and-the-pacific',
    tripTypes: ['CULTURE', 'FOOD_WINE', 'RAIL'],
    searchTerms: ['ryokan', 'cherry blossom', 'trains'],
    days: 142,
    body: `Haruka Endo has a calendar with seventy-two weeks in it. They are the old ones, of five days each: *fish come up under the ice; the first peonies; rotten grass becomes fireflies.* She plans by that. If you write to her that you can come in the second half of May she will answer that this is *silkworms start feasting*, and that she knows where.
## What a plan of hers looks like
One page. A line for every train with the carriage number, the side for the view, what to eat between which stations. An inn in each third or fourth night, never more, since it is work to be a guest. A morning without a name. Your suitcase goes ahead by courier and you carry a bag.
## Three to begin from
- **The Inland Sea,** by ferry and bicycle, with museums after closing time.
- **The post road** over the passes from Nagoya, on foot for three days, to Kyoto by its back door.
- **Hokkaido in February:** drift ice, cranes that dance, powder to the hip, a bath outside.
For the fortnight of the blossom ask a year before. For any other fortnight four months will do.
@list guide:japan, article:nine-station-lunches, article:what-happens-in-a-ryokan`,
  },
  {
    key: 'india-journeys',
    title: 'India, morning first',
    summary: 'A palace, a forest, a boat: one of Indias, not all of them. Planned in Udaipur, from five o’clock.',
    place: 'India',
    kind: 'DESTINATION',
    category: 'asia-and-the-pacific',
    tripTypes: ['CULTURE', 'HERITAGE', 'SAFARI'],
    searchTerms: ['rajasthan', 'kerala', 'tigers'],
    days: 69,
    body: `Two things are certain about a journey that Ananya Deshpande has planned. You will be asked to get up at five; and you will be asked to do nothing between eleven and four. In these two requests there is, she says, all that a foreigner needs to know about the subcontinent.
At five there is mist on the lake, milk cans on a bicycle, a priest brushing his teeth. By eleven it is everything at once. Whoever has seen the first can laugh about the second.
## She will make you choose
**Small roads in Rajasthan:** twelve nights, one driver, houses in which the owner comes to table. **Water in Kerala:** nine nights, a boat with two cabins and a cook, tea hills, an oil massage by two people at once. **Tigers, then the Ganges:** the forest for its silence, Varanasi for the reverse. To the letter which asks for all of them she replies with a single line: *which would you be sorry about?*
October to the end of March. For the forests, until May, and bring a hat.
@list guide:india, article:the-tiger-in-the-tenth-hour, article:five-in-the-morning-in-varanasi`,
  },
  {
    key: 'vietnam-journeys',
    title: 'Vietnam by its rivers',
    summary: 'Sampans, three stretches of railway, and the best soup of each town. Planned in Hanoi.',
    place: 'Vietnam',
    kind: 'DESTINATION',
    category: 'asia-and-the-pacific',
    tripTypes: ['FOOD_WINE', 'NATURE', 'FAMILY'],
    searchTerms: ['ha long bay', 'mekong', 'hoi an'],
    days: 57,
    body: `It has two thousand three hundred and sixty rivers longer than ten kilometres. Mr. Tran, who counts things, begins each of his journeys on one and ends it upon another. He says that roads tell you where people are going and rivers where they live.
| Piece | Nights | Best
| Hanoi, a limestone road in the north, two nights at anchor | 9 | March, April; September for gold rice
| Caves, an emperor’s town, the pass by train, lanterns | 8 | February to June
| The Mekong in a small boat, then an island with turtles | 9 | December to April
Take one, or put two together. Do not try the three in a fortnight: it is sixteen hundred kilometres, and you would see the inside of airports, which are clean.
## Included, unasked
A slip of paper every evening with the soup for the next morning: name, street, the hour at which it is finished. A telephone number which is answered by himself. On boats, fresh sheets and no karaoke.
Here one gets more for a dollar than anywhere else on our list.
@list guide:vietnam, article:four-soups, article:the-reunification-express`,
  },
  {
    key: 'new-zealand-journeys',
    title: 'New Zealand, by the tides',
    summary: 'Two islands and a small one. Hana Parata plans around the tides, and around who is at home.',
    place: 'New Zealand',
    kind: 'DESTINATION',
    category: 'asia-and-the-pacific',
    tripTypes: ['NATURE', 'ADVENTURE', 'FOOD_WINE'],
    searchTerms: ['south island', 'fiordland'],
    days: 136,
    body: `You have come a long way, so the first thing they will do is to make you stop. Two nights by the water, no driving, an early supper. Then the country may start.
What sets these journeys apart is people: a cousin in Hokianga who will take you out for flounder with a lantern; a couple on a sheep station at the end of forty kilometres of gravel, with two rooms; an old ranger on Stewart Island who has been on speaking terms with a particular kiwi for eleven years. They are asked beforehand if it suits. If there is a wedding, or the shearers are in, then you will be sent to someone else.
## Ten nights, or sixteen, or a month
Ten: the South only, from the Sounds to Fiordland, mostly on the side with sun. Sixteen: both, with the strait by ferry in the middle. A month: everything, a week of it on foot.
@info The drives | No day has more than four hours in it. The maps all say three.
The end of February to the end of April, or November. One wet day in four should be reckoned with, and enjoyed in Milford.
@list guide:new-zealand, article:milford-in-the-rain`,
  },
  {
    key: 'peru-journeys',
    title: 'Peru, step by step',
    summary: 'Up by stages, with weavers, salt and soup on the way. Rosa Quispe’s cousins weave, drive, cook and carry.',
    place: 'Peru',
    kind: 'DESTINATION',
    category: 'the-americas',
    tripTypes: ['HERITAGE', 'ADVENTURE', 'FOOD_WINE'],
    searchTerms: ['machu picchu', 'andes', 'sacred valley'],
    days: 159,
    body: `Eleven cousins, if one counts the one in Arequipa. You will be met by Wilber, who drives; you will eat at Nilda’s; the blanket on your bed was made by Hermelinda and took her five weeks. It is not a programme. They are in fact related, and on Sundays there is a good deal of shouting at one table.
Rosa lays out every journey as a line of heights, and will not be argued with about the order. First down into the valley, then to the citadel, which is lower still; only then the city. People who have been in Peru before with another company, and were ill, ring her up to thank her.
## Her three
**The valley, slowly:** eight nights, with a lake at the end. **Arequipa, Colca and the high plain:** white town, condors, the train over La Raya with an open car at the back. **Down from the Andes:** from snow to macaws in nine days, by road, raft and long boat.
April, May, September, October. In June there is the festival of the sun, and you should bring your own.
@list guide:peru, article:going-up-slowly, article:lunch-in-lima`,
    faq: [
      [
        'What if one of us is ill from the height?',
        'Then all plans change the same hour. There is oxygen in each car, a clinic in Urubamba, and always a lower bed.',
      ],
    ],
  },
  {
    key: 'costa-rica-journeys',
    title: 'Costa Rica with a telescope',
    summary: 'Biologists first, planners second: they count frogs and refuse crowds. Planned in San José.',
    place: 'Costa Rica',
    kind: 'DESTINATION',
    category: 'the-americas',
    tripTypes: ['NATURE', 'FAMILY'],
    searchTerms: ['rainforest', 'osa peninsula', 'wildlife'],
    days: 64,
    body: `The account book that gave the firm its name hangs on a nail by the door: *14 March, Monteverde. Quetzal m., f. at nest. Two families, five children. Silence for nine minutes.* They have kept it since 2013. It contains some eleven thousand animals, and a remark about every guest who noticed one before the guide did.
What do biologists do when they plan a holiday? They look at rain first, at the fruiting of the wild avocado second; they put four nights where others put two; and they will not book the lodge with the nice pool, since it cut down its fig. Then they send someone with you who carries a telescope on his shoulder like a rifle and sets it up in four seconds on an eyelash.
## For whom
For children of five to fifteen there is hardly a better country, and they have a journey with two seas in it. For two people: the Osa, without a road. For those who photograph: two cloud forests, one of which you have not heard of, with a guide all to yourselves.
December to April on the Pacific side, September and October on the other, and June for whoever can count.
@list guide:costa-rica, article:a-night-walk-in-monteverde, article:it-rains-at-two`,
  },
];
