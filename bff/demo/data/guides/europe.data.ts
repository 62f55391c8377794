import type { GuideData } from '#demo/buildGuideItem.ts';

/** Guides to Italy, Greece, Portugal and Ireland. */
export const europeGuides: readonly GuideData[] = [
  {
    key: 'italy',
    title: 'Italy',
    summary: 'Twenty regions that do not agree on anything. How to choose two, how to reach them by rail, and what to eat in which month.',
    place: 'Italy',
    places: ['Rome', 'Venice', 'Tuscany', 'Sicily', 'Piedmont', 'Puglia', 'Amalfi Coast', 'Dolomites', 'Lake Como', 'Umbria'],
    picture: 'hills, town',
    tripTypes: ['FOOD_WINE', 'CULTURE', 'RAIL', 'CITY'],
    searchTerms: ['tuscany', 'amalfi', 'italian lakes'],
    author: 'matteo.bruni',
    days: 290,
    body: `Rome, Florence, Venice, eight days: it is done by some millions in a year and they come home with a cold. There is nothing wrong with the three towns. They are simply each a week, and in between lies Italy.
Our rule for a first fortnight is one city, one country, one water. Rome, then Umbria, then Procida; or Venice, the Langhe, Lake Orta. Two regions next to each other have two kitchens, two dialects and a grudge, and that is enough variety.
## What is when
| Month | Where | Because
| February | Venice, weekdays | Masks only at the weekend, mist for nothing
| April | Rome, Sicily | Wisteria on walls; wild fennel; 21 degrees in Palermo
| May | Umbria, Tuscany, Puglia | Poppies, long light, sea still cold
| June | Dolomites low down, lakes | Hay, roses, ferries half empty
| July | Above 1,500 metres | The rest is hot
| August | Nowhere on the coast | Italy is there itself
| September | Aeolian and Tuscan islands, Piedmont | Water of 25 degrees; the harvest
| October | Langhe, Rome, Naples | Truffles, *ottobrata*, a second spring
| November | [Venice](article:venice-in-november), Piedmont | Fog, empty rooms, full plates
| December | Naples, Alto Adige | Cribs by the hundred; snow
## Regions, briefly
**Tuscany** is south of Siena, for us, in the clay hills of the Val d’Orcia; and it is best in a house. **Umbria** has the same without sea, at three quarters of the price. **Puglia** is flat, white, an olive wood eight hundred kilometres in coast. **The Amalfi Coast** is as beautiful as they say and has one road: go by boat, sleep in Praiano or Atrani, before June or after the twentieth of September. **Piedmont** is for [lunch](article:a-table-in-the-langhe). **Sicily** needs ten nights and has Greeks, Normans, a volcano; Ortigia and the Val di Noto for a first time. **The Dolomites** want five days and good shoes, hut to hut with a bed and a bath at the end. **Como** has villas and a ferry that stops at all of them; **Orta** has one island and no queue.
@picture hills, fields
## By rail
Trains are the one thing about which Italians complain without cause. Rome to Florence takes an hour and a half, Milan to Naples four and a half; one buys a seat, walks aboard and is in the middle of the next town. Have a car only in the country, from the station where you leave the train. Towns have cameras at the gates of the old centre, and the fine reaches you in Ohio in March. [Nine nights by rail](itinerary:italy-by-rail) from Turin to Sicily include the [train that goes on to a ship](article:the-train-that-boards-a-ship).
## Where to stay
In towns, the upper floor of a palace with eight rooms, in a street where somebody lives. In the country on a farm that makes something. For seven nights in one place a house, with a cook on two evenings. On lakes, with a jetty. Ask about stairs, and about bells.
## Nine nights, for example
- **Turin,** one: aperitif under eighteen kilometres of arcades.
- **The Langhe,** three, with a driver who has eaten.
- By rail in four hours to **Rome,** three. The Forum at half past eight with somebody who can see what is no longer there; the Borghese at five, by ticket, for two hours; Trastevere’s back lanes at midnight. A day of nothing in between.
- By rail in an hour and ten to **Naples,** two: the underground city, the archaeological museum, pizza from a window. Out from there.
It has two regions, one big town, one loud one; four trains; no airport in the middle. Whoever has seen Rome before changes it for **Bologna** and **Ravenna.**
## Small print of the day
Churches shut from noon to four; shops from one to half past three, or not. Museums on Monday. Breakfast is standing. Dinner begins at eight in Turin and at half past nine in Palermo. On the first Sunday of the month state museums are free, and to be avoided. A reservation for the Last Supper or the Uffizi is with us a matter of three months, and for a good table on a Sunday at noon of a telephone call on Thursday.
## The bill
450 to 1,100 dollars for each person and night, with transfers, guides on some days, a car or trains. A guide in Rome for half a day is 350, for however many you are, and turns the Forum from a building site into a town. The difference between May and July on the coast is half.
## What you need not do
The Last Supper at any price; the leaning tower; a gondola at noon. The Uffizi in one go: take ten rooms, come back. Seven villages in the Cinque Terre in a day, of which there are five. Cappuccino after eleven is permitted. They only look.`,
    rated: 'FGGBBGFAGBGF',
    monthNotes: { 5: 'Country in flower, sea cold', 8: 'Coasts full, cities shut', 10: 'Second spring; truffles' },
    nights: [7, 14],
    highlights: [
      ['The strait of Messina', 'From the deck of the ship that your train is in.'],
      ['Torcello by the early boat', 'A furnace in the floor and a wall of gold.'],
      ['A hut above the Val Badia', 'Dumplings at 2,000 metres, and the pale towers going pink.'],
      ['Ortigia at seven in the evening', 'When everyone who lives there walks up and down.'],
    ],
    practical: {
      currency: 'Euro',
      languages: ['Italian', 'German in Alto Adige'],
      visaNote: 'Schengen rules: ninety days in any hundred and eighty.',
      plugs: ['C', 'F', 'L'],
      timeZone: 'Europe/Rome',
      tipping: 'The cover charge is the tip. Leave coins, or ten per cent for an evening that went on.',
      gettingThere: 'Rome, Milan and Venice from the United States; Palermo direct from New York in summer.',
      gettingAround: 'Fast trains; a car for the country only; hydrofoils from April.',
    },
    faq: [
      ['A driver or our own car?', 'Where there is wine, a driver. In Puglia, Umbria and Sicily the driving is easy and part of it.'],
      ['How long ahead for the coast?', 'For June and September, eight months; for a room with a terrace over water, ten.'],
      ['Is August impossible?', 'On the coast, yes. In the mountains it is high summer, and Rome has seats.'],
    ],
  },
  {
    key: 'greece',
    title: 'Greece',
    summary: 'Which island for which week, and why the answer in September is different.',
    place: 'Greece',
    places: ['Athens', 'Naxos', 'Paros', 'Crete', 'Peloponnese', 'Santorini', 'Milos', 'Zagori', 'Amorgos'],
    picture: 'coast, sea',
    tripTypes: ['BEACH', 'CULTURE'],
    searchTerms: ['islands', 'ferries'],
    author: 'matteo.bruni',
    days: 280,
    body: `There are two hundred and twenty-seven inhabited islands and the ferries are the grammar that joins them. Learn three lines and you can say almost anything.
## Three lines
**The central one,** from Piraeus: Syros, Paros, Naxos, Santorini. Large, fast, several in the day. **The western one:** Kythnos, Serifos, Sifnos, Milos, with white villages, potters and the best cooks of the Aegean. **The small one:** the *Express Skopelitis,* twenty-five cars, which sets off every afternoon from Naxos to Amorgos through Iraklia, Schinoussa, Koufonisia, in all winds but the worst, with goats. Choose islands that lie on one line and next to each other. Two that look close on a map and are on different ones cost you a day by Piraeus.
We join [the small ones by caique](itinerary:small-cyclades-by-caique), where the captain decides.
## September is the month
The sea has had all summer to warm, the wind has dropped, and the tables by the water are free again. It is so from about the fifth to the tenth of October. **May and the first half of June** are as empty: poppies, snow on Crete’s White Mountains, water of nineteen degrees for the brave. **July and August** have the *meltemi*, a north wind that blows for days from a blue sky, keeps it bearable and keeps boats in port. After the twentieth of October most of the smaller islands close the shutters. But it is also then that [ten of the quiet ones](article:ten-quiet-islands) are themselves.
@tip One more day | Between the last island and a flight home sleep a night in Athens. A day without ferries because of wind is not an exception. It is Tuesday.
## Which island
- **For the first time:** Naxos. Mountains, villages in marble, long sand on the west. One of few that grow what they eat.
- **To eat:** Sifnos. Chickpeas all night in the baker’s oven on Saturday.
- **To walk:** Amorgos, Tinos, Andros.
- **To do nothing:** Koufonisia before July, Folegandros after August.
- **For the view:** Santorini, two nights, in April or November. In July, look at it from a boat.
- **With children:** Paros, or the south-west of Crete.
- **By yourself:** Patmos.
## The mainland, which everyone skips
**Nafplio** is two hours from Athens, with balconies and three fortresses. From there: Mycenae at eight, Epidaurus for a play on a night in July, the wine of Nemea. Further down **the Mani:** stone towers, a road round the foot of Europe, sea caves; three nights. **Zagori,** in the north-west, is [gorges and bridges](article:down-into-vikos). **Delphi** deserves a night, because from half past five in the evening the valley of olives belongs to those who stay.
**Crete** is a country. Ten nights, or its west alone: Chania, then the gorge, then Loutro, to which there is only a boat.
@map Athens, Naxos, Amorgos, Sifnos, Milos, Crete, Peloponnese, Zagori
## Six words
***Meltemi:*** the north wind of July and August. ***Apagorevtikó:*** the order by which, when it blows, no ship may leave. ***Kafeneío:*** where one waits for it to be lifted. ***Volta:*** the walk up and down the quay that everyone takes at seven. ***Filoxenía:*** why the plate of melon was not on the bill. ***Avrio:*** tomorrow, or at any rate not now.
## Ten nights on one line
Athens, one, on the roof with the rock in front. Fast boat at half past seven to **Naxos,** three: marble villages, a temple’s door with no temple. The small ship at two to **Koufonisia,** two; nobody needs shoes. Again the small ship to **Amorgos,** three: the old mule path along the spine, five hours, down to the bay with the blue film in it. The night ferry or the fast one to Piraeus, and a last night in **Athens,** because of what may happen on the sea; if nothing has, you have an evening with jasmine.
## Beds
Greece is good at small: six to twenty rooms, breakfast with too much of it, someone called Maria who arranges things. A house with a wall round it for four or more people. On Santorini and Mykonos prices belong to another country; for one night there you have four on Sifnos.
## Costs
400 to 1,000 dollars a person for the night, with ferries in business class, which means an armchair, and a boat on some days. A caique with captain is 700 to 1,000 for the day for all of you. Half board does not exist and is not missed: dinner for two with wine is sixty.
## Leave out
Three islands in a week. A hire car on an island with one road. Mykonos, unless for what it is. The Acropolis at noon; there is also [Athens in August](article:athens-in-august), but that takes character.`,
    rated: 'FFFGBGFFBBGF',
    monthNotes: { 5: 'Flowers, cold sea', 8: 'Wind, full ferries', 9: 'Warm sea, free tables' },
    nights: [6, 14],
    highlights: [
      ['A caique in the Small Cyclades', 'Four islands in three days, none of them with a traffic light.'],
      ['Nafplio as a base', 'Mycenae before the buses, Epidaurus at night.'],
      ['Saturday night in Sifnos', 'A pot with your name in the baker’s oven.'],
      ['Delphi after five', 'The valley of olives without an engine in it.'],
    ],
    practical: {
      currency: 'Euro',
      languages: ['Greek'],
      visaNote: 'Schengen rules: ninety days in any hundred and eighty.',
      plugs: ['C', 'F'],
      timeZone: 'Europe/Athens',
      tipping: 'Round up; leave coins.',
      safety: 'Ferries do not sail above force eight or nine; the port police decide at five in the morning.',
      gettingThere: 'Athens by direct flight from many towns; in summer also Chania, Corfu and Santorini.',
      gettingAround: 'Ferries, and a car where there is more than one road.',
    },
    faq: [
      ['How many islands in ten nights?', 'Three, on one line: four nights, three, two, and the last in Athens.'],
      ['Should ferries be booked?', 'For July and August and round Easter, yes, as soon as they can be. At other times a day before.'],
      [
        'Is it good with small children?',
        'Very. Choose an island with a car ferry and a sandy bay, Naxos or Paros, and stay there for the whole of it.',
      ],
      ['Is it warm enough to swim in May?', 'It has nineteen or twenty degrees by the end of it. Greeks say no, Norwegians say yes.'],
    ],
  },
  {
    key: 'portugal',
    title: 'Portugal',
    summary:
      'Six hundred kilometres from vineyard to surf, two railways, nine islands a long way out. A country for ten nights and a second visit.',
    place: 'Portugal',
    pictureOf: 'Douro Valley',
    places: ['Lisbon', 'Porto', 'Douro Valley', 'Alentejo', 'Azores', 'Madeira', 'Algarve', 'Sintra'],
    picture: 'river, coast, town',
    tripTypes: ['FOOD_WINE', 'CITY', 'BEACH', 'NATURE'],
    searchTerms: ['lisbon', 'douro', 'alentejo', 'azores'],
    author: 'matteo.bruni',
    days: 214,
    body: `Turn your back on Spain, the saying goes, and look at the sea. They did this for eight centuries. It gave them a language that sounds like Russian spoken by waves, tiles on the outsides of things, three hundred and sixty-five ways with a fish that does not live in their waters, and a courtesy towards people who have come from far.
Ten nights, in a line from north to south or back, are the right measure. We shall go from north to south.
## Porto, two nights
Granite, laundry, gulls, six bridges. It rains in winter as it does in Galway, and it is then that one should be in a cellar across the river. São Bento station for its tiles; the Ribeira before nine; lunch of a *francesinha* once in a life. The wine lodges in Gaia are best in the late afternoon with somebody who opens a tawny of your year.
## Douro, three
By train, [along the water](article:the-douro-before-the-boats), two hours and a half to Pinhão. Walls and vines. In the third week of September you may tread; in February almonds flower; in August do not come, it is a frying pan.
## Lisbon, three
Seven hills at least, and soles like ice in the rain, since the pavements are polished limestone. Alfama on foot and downhill. The 28 tram at seven in the morning or never. Belém for the tarts, at eight, and the cloister of the Jerónimos at half past nine; the tile museum in the east, which nobody has time for and everyone remembers. Eat on the south bank at Cacilhas, ferry, ten minutes, with the whole town opposite in the sun going down.
**Sintra** is a day from Lisbon for most, with everyone else in the same train. Stay a night instead. The palaces at six in the evening stand in their own mist.
## Alentejo, three, or the rest of your life
A third of the land and a twentieth of the people. Cork oaks with the year of their last peeling painted on the trunk; white villages with a blue line at the foot; storks, black pigs, marble. Évora for a night, Monsaraz for its wall over the lake, which at night is a dark-sky reserve. And the coast, from Comporta to Odeceixe: ninety kilometres of cliff and sand, protected, the Fishermen’s Trail along the edge in four stages.
@picture fields, coast
## And the islands
**Madeira:** an hour and three quarters by air. It is steep, mild in every month, cut by two thousand kilometres of water channels with a path beside them. New Year’s Eve is the loudest in Europe. **The Azores:** two hours and a half; green craters, whales from April to October, hot springs in which they bury the stew. São Miguel, then Pico or Faial, seven nights. Weather by the quarter of an hour.
## When
**April to June** and **mid-September to the end of October** for all the mainland. The **Alentejo in April** is a carpet. The sea is cold always: seventeen degrees at Comporta, twenty-one in the eastern Algarve in August. **Winter** suits Lisbon, where it is fifteen degrees and the light is from the side.
## Moving about
Lisbon to Porto by train in two hours and fifty minutes. A car for the Alentejo, roads empty and smooth. A driver on days with tastings: the limit is half a gram and they mean it.
## Ten nights, north to south
**Porto,** two. **Pinhão,** three, by the train of 9:20 with a seat on the right; one day up to where the rails end, one day with nothing but a terrace, one grower. Then a car with a driver, three hours and a half by way of **Belmonte** and its one street, to **Monsaraz,** two, for the stars. **Évora** for lunch only, bones and all. **Comporta or Melides,** two: rice fields, storks, a beach of sixty kilometres, horses. **Lisbon,** one, with the car left at the door, or three and the rest shorter.
Those who have ten nights in **winter** turn it about: Lisbon four, Évora two by the fire, Porto three, and on one of the mornings a cellar. It costs six tenths and one can hear the fado without a microphone.
## Sleeping and paying
From 350 to 800 dollars a person for the night. There are farms made over with much taste by people from Lisbon, ten to fifteen rooms; *pousadas* in convents, some grand and some tired, we know which; a wine estate’s old manager’s house. Lunch costs fifteen euros with wine, on the cloth. The Algarve in August costs twice all that.
## Leave out
Fátima, unless you are going to pray. The Algarve between Albufeira and Lagos from June on: east of Faro and west of Sagres it is another place. Fado with dinner included. Five towns in a week.`,
    rated: 'FFGBBBFFBBGF',
    monthNotes: { 4: 'Alentejo in flower', 8: 'Hot inland, full in the south', 9: 'The vintage on the Douro' },
    nights: [7, 12],
    highlights: [
      ['Ferradosa from the train', 'A stop without a village, its name in blue tiles.'],
      ['Monsaraz by night', 'A wall, a lake, and more stars than one is used to.'],
      ['The ferry to Cacilhas', 'Grilled sardines and all of Lisbon in the low sun.'],
      ['Cabo Sardão', 'Storks that nest on sea stacks, which they do nowhere else.'],
    ],
    practical: {
      currency: 'Euro',
      languages: ['Portuguese'],
      visaNote: 'Schengen rules: ninety days in any hundred and eighty.',
      plugs: ['C', 'F'],
      timeZone: 'Europe/Lisbon',
      tipping: 'Five to ten per cent if you liked it.',
      gettingThere: 'Lisbon from everywhere, Porto from Newark; Ponta Delgada direct from Boston in five hours.',
      gettingAround: 'Trains on the coast, a car inland, aircraft to the islands.',
    },
    faq: [
      ['Is it good with small children?', 'Among the best in Europe. They are fed first, put to bed by waiters, and nobody sighs.'],
      ['Mainland and Azores in one journey?', 'In twelve nights, yes: seven and five, islands last, with a day of slack for fog.'],
      ['Is the Atlantic too cold?', 'For a long swim, yes; for ten minutes and then lunch, no.'],
    ],
  },
  {
    key: 'ireland',
    title: 'Ireland',
    summary: 'The western edge, by small roads, between houses with a fire. What to do with the rain is answered as well.',
    place: 'Ireland',
    places: ['Dublin', 'Connemara', 'Dingle Peninsula', 'Ring of Kerry', 'West Cork', 'Donegal', 'The Burren', 'Aran Islands'],
    picture: 'coast, rain, green',
    tripTypes: ['HERITAGE', 'NATURE', 'GOLF', 'CULTURE'],
    searchTerms: ['wild atlantic way', 'country houses', 'self-drive'],
    author: 'editor',
    days: 197,
    body: `A map of Ireland gives a wrong idea. It shows a small country with one motorway to the west, two hours and a half. What it does not show is that after the motorway you will do forty kilometres in an hour, because of the grass in the middle of the road, a man on a tractor who wants to know where your people are from, and a bay.
The coast from Malin Head to Kinsale, with each of its inlets, is two thousand five hundred kilometres. Choose three hundred.
## Three bays rather than one island
- **The south-west:** West Cork, Beara, Iveragh, Dingle. Fingers of land with mountains on them. Palms in the gardens. [Skellig Michael](article:skellig-in-a-good-swell) at the tip of one.
- **The middle:** Clare and Galway. The Burren, where limestone lies open like a book and gentians grow in its cracks in May. Connemara: bog, quartz, ponies, sky. The Arans. And [music](article:the-last-song-in-doolin).
- **The north-west:** Donegal and Sligo. The furthest, the emptiest; cliffs at Slieve League three times as high as those of Moher and with a tenth of the cars.
One of these in five nights, two in nine. With Dublin for two at the beginning: the Book of Kells at half past eight, the archaeological museum with its gold and its bog bodies, a walk on Howth, early supper.
## About rain
It falls on a hundred and fifty days in the east and two hundred and thirty in the west, and hardly ever for all of one. People there have no words for the weather as such. They say *a soft day*. Six changes between breakfast and dinner are usual and each of them is lit. Bring a coat with a hood, shoes to walk in and others to come home to; every house that we send you to has a drying room and knows what it is for.
**May and June** are the driest, with light until eleven. **September** is warm, with blackberries. **July and August** are when all are on the road. From **November to February** the country houses shut, and Dublin and Galway do not.
@picture coast, green
## In houses
This is what Ireland has and others do not: some forty country houses in which the family lives still, with eight to fourteen rooms, dogs, a walled garden, books to take up to bed. One dines at one long table or at several small ones. Somebody has lit a fire in the bathroom. They are not hotels, and things may be a little worn, and it is better so. Two nights in each.
On the islands and in Irish-speaking parishes, a bed and breakfast with a woman who stands over you until it is eaten.
## Roads
One drives on the left, in something narrow. Dublin to Clifden is four hours, Clifden to Dingle five and a half with the Shannon ferry. No more than three hours on any day. Do not drive the Ring of Kerry: or else in the other direction than the coaches, which go round against the clock, or turn off it at Ballinskelligs. If you would rather look, take a driver; ours have an aunt in each parish.
From Dublin to Galway and to Killarney there is a train as well, and for two people with one bag it is a pleasure.
## Nine nights in the west
*Dublin,* two. The train of half past seven to *Galway,* two and a half hours, and there a car. *The Burren,* two nights in a house with a walled garden: a botanist in the morning, oysters at Flaggy Shore, on the second evening Ennistymon for tunes. The ferry from Doolin to *Inishmaan,* one. *Connemara,* two: Killary’s fjord by boat, one hill, one library. By the road along Lough Corrib to *Ballyvaughan* or straight on to *Shannon,* two hours, from which one flies home, American passport control done, with a loaf in the bag.
In all four hundred kilometres. People say to us afterwards that it was few. They say it in a contented voice.
## What it costs
400 to 900 a person and night in dollars, with a car and with dinner on most days. A night in a country house is 180 to 320 a person with a breakfast that ends at eleven. Driver and car, 550 a day. Golf, on dunes that nobody built: 150 to 400 for the round, and at the famous ones a year ahead.
## No need
The Blarney Stone. The Cliffs of Moher from ten to four, from the car park: walk to them from Doolin at seven. A castle banquet. The Giant’s Causeway as a day out from Dublin, seven hours of them in the bus. Tracing your family in an afternoon: with four days, and a genealogist who has been given the names in January, it is another matter, and people weep.`,
    rated: 'AAFGBBGGBGFA',
    monthNotes: { 5: 'Driest; gentians in the Burren', 8: 'Holidays; music everywhere', 9: 'Warm and quiet' },
    nights: [6, 12],
    highlights: [
      ['The Burren in May', 'Alpine flowers beside Mediterranean ones on bare stone.'],
      ['Slieve League on foot', 'Six hundred metres, straight down, and sheep.'],
      ['A night on Inishmaan', 'After the last boat has gone.'],
      ['Newgrange', 'Older than the pyramids; the sun finds the way in once in a year.'],
    ],
    practical: {
      currency: 'Euro',
      languages: ['English', 'Irish'],
      visaNote: 'Not in Schengen: ninety days on their own count for visitors from the United States.',
      plugs: ['G'],
      timeZone: 'Europe/Dublin',
      tipping: 'Ten per cent for dinner, nothing at the bar.',
      gettingThere: 'Dublin and Shannon from the United States, with American immigration done before the flight home.',
      gettingAround: 'A small car, insured to the last euro, or a driver.',
    },
    faq: [
      [
        'Is it a good place for someone who walks badly?',
        'With a driver, yes: the roads are the view, and many houses have a room on the ground floor if one asks in time.',
      ],
      ['Northern Ireland too?', 'Derry and the coast of Antrim go well with Donegal, two nights. There is no border to be noticed.'],
      ['What should we read?', 'Synge on the Arans, Claire Keegan anywhere, Tim Robinson in Connemara.'],
    ],
  },
];
