import type { GuideData } from '#demo/buildGuideItem.ts';

/** Guides by season; the one to winter light is a draft, so that the page that links to it cannot be published. */
export const seasonGuides: readonly GuideData[] = [
  {
    key: 'the-dry-season-in-africa',
    title: 'The dry season in Africa',
    summary: 'From May to October half a continent has no rain. Six months, six countries, and which of them to take in which.',
    place: 'Southern Africa',
    places: ['Botswana', 'South Africa', 'Kenya', 'Tanzania', 'Okavango Delta', 'Ruaha', 'Maasai Mara', 'East Africa'],
    picture: 'savanna, dust, evening',
    tripTypes: ['SAFARI', 'PHOTOGRAPHY', 'NATURE'],
    searchTerms: ['when to go on safari', 'june', 'october'],
    guideType: 'SEASON',
    author: 'care',
    days: 118,
    body: `An animal that has water everywhere can be anywhere. When there is one pool left for twenty kilometres around, it will come to that pool, at a certain hour, and so will whatever eats it. This is the whole theory of the dry season. All the rest is dust, cold mornings, and the question of how much of each you want.
The rain stops in April in the south, in May around the Equator. It begins again in November. In between there are six months that are by no means alike.
## May: the grass lies down
Everything is green yet, the air has been washed, nights are cool. In the Okavango the [flood from Angola](article:the-flood-that-arrives-in-the-dry-season) has reached the first camps. In the Kruger one begins to see further than the first bush. Camps have just opened and have their low prices until about the tenth of June.
**Go to:** the Delta, the Sabi Sand, the western Serengeti with its columns on the way north. **Not to:** Kenya, where it rains for some weeks more.
## June: cold at six
Four degrees in an open car in the Kalahari, and there are hot-water bottles on the seats. Then twenty-five by eleven, without a cloud for thirty days. Winter light is low and long: photographers have two good hours at each end. The wild dogs den, in the last days of the month, and stay within reach for ten weeks.
**Go to:** Botswana’s water, Madikwe, and [the Mara, green](article:the-mara-after-the-rains). **Not to:** Cape Town, where this is the rain.
## July: everyone
School is out in the north. Herds arrive in the Mara. It is all very fine, and it costs what it costs. If it has to be July, then let it be the far ends: Ruaha, with a dozen camps; Linyanti; Laikipia’s ranches.
## August: rivers
Half of all crossings happen now. In the south the elephants have come down to the Chobe, the Linyanti, the Luangwa, in hundreds, each afternoon, and one needs only to sit. It is windy. Dust is on your toast.
| | Morning | Noon | Visitors | Tents in a private camp, a person a night
| May | 12 °C | 26 °C | few | from $700
| June | 6 °C | 24 °C | some | from $900
| July | 6 °C | 24 °C | many | from $1,200
| August | 9 °C | 28 °C | most | from $1,300
| September | 14 °C | 33 °C | many | from $1,250
| October | 20 °C | 38 °C | some | from $1,100
## September: the best of it
Warm enough at six to hold a camera. Carmine bee-eaters nest by the thousand in river banks. Trees that have not had a drop for five months bring out flowers and leaves, on trust. Waterholes are so sure that one may take a book to a hide and stay all day. At the Cape whales come to [the cliff path](article:whales-from-the-cliff-path) and the desert in Namaqualand flowers. If you ask us for a fortnight in the year, it is the second and the third week of this month.
**Go to:** all of it.
## October: thirty-eight degrees
They call it suicide month, and go on to say that they would not miss it. Nothing is left but the last pools. Buffalo fight lions in daylight since neither has the strength to wait for the night. Then one afternoon there is a wall in the west, violet, with a smell coming out of it that one has known without knowing; the first drop makes a crater; and by morning, in places where you could have sworn there was only powder, there are frogs.
@picture plains, dusk
## What one is doing all day
In the dry months a day has a shape like a bridge, two pillars and nothing in the middle. From six to ten, from four to seven: this is when animals move and light is worth the name. Between them it is hot from September on and merely bright in June, and people who have come from offices find the five hours long, on the first two days. Bring the thickest book you own. Camps have a hide near the water where one can sit through noon with a guide who is also off duty; we have never heard of anyone who was sorry. At night it is dark at half past six. You will be asleep by nine, and at three something will cough.
## How one puts it together
- **One dry, one wet.** A river or the Delta for four nights, a desert or plain for three.
- **From south to north** as the months go on: the Cape’s bush in May, Botswana in June and July, Tanzania’s south in August, the Mara in September.
- **Five nights, one place,** in October. One does not want to move.
- **Warm things.** It is the mistake everybody makes: Africa, in June, before sunrise, in a car without doors.
What it costs a night is in the table. To this come small aircraft, some 300 a leg. If that is too much, take the same camp in May. The lions are the same ones.
@list guide:botswana, guide:south-africa, guide:kenya, guide:tanzania`,
    rated: 'FFFFBBGGBGFF',
    monthNotes: {
      5: 'Green, quiet, low prices',
      6: 'Cold mornings, clear days',
      9: 'Warm, dry, trees in flower',
      10: 'Hot; everything at water',
    },
    nights: [7, 12],
    itineraries: ['mara-and-laikipia'],
    highlights: [
      ['A hide in September', 'With a book, from six to six.'],
      ['Dogs at the den', 'In July, when the pups are the size of a shoe.'],
      ['The first storm', 'Some afternoon after the twentieth of October.'],
    ],
    practical: {
      health: 'Fewest mosquitoes of the year, but take the tablets.',
      gettingAround: 'Small aircraft with fifteen to twenty kilos in soft bags.',
      tipping: 'Ten to fifteen dollars a day for a guide.',
    },
    faq: [
      [
        'Is the green season so much worse?',
        'It is different: newborn animals, birds, storms, half of the price. In the Kalahari and at Ndutu it is the better one.',
      ],
      ['When should we book for September?', 'By November of the year before for camps with fewer than ten tents.'],
    ],
  },
  {
    key: 'spring-by-latitude',
    title: 'Spring by latitude',
    summary:
      'It comes up from the south at about thirty kilometres a day. A guide to meeting it, from the Dadès in March to Lofoten in June.',
    place: 'The Mediterranean',
    places: ['Morocco', 'Italy', 'Greece', 'Portugal', 'Ireland', 'Norway', 'Japan', 'Sicily', 'Crete', 'Alentejo'],
    picture: 'spring, fields, hills',
    tripTypes: ['NATURE', 'FOOD_WINE', 'CULTURE'],
    searchTerms: ['march', 'april', 'may', 'wild flowers'],
    guideType: 'SEASON',
    author: 'freya.dunmore',
    days: 92,
    body: `There is a day in the middle of February when the almond trees of the Ounila valley open, and one in the second week of June when cloudberries flower on Vesterålen. In between lie thirty-seven degrees of latitude, sixteen weeks, and the whole of the European spring. Someone with a great deal of leave could walk along with it. The rest of us have to choose at which station to get in.
What follows goes from south to north. The dates are those of an ordinary year; in a late one add ten days, and bring a coat in any case.
## Station 1: 31° north, late February to the end of March
**Morocco, south of the Atlas.** Almonds in the last week of February, barley under them like paint. In March it is twenty-two degrees at noon and the snow stands over it. [The road across](article:over-the-tichka) may be shut for a day. Roses of the Dadès are later, the last week of April, distilled through the night.
*Five to eight nights. From 350 dollars.*
## Station 2: 35° to 37°, the last week of March to mid-April
**Sicily.** Wild fennel, borage, oranges and their blossom on one tree. In Holy Week the processions, day and night, in Trapani for twenty-four hours at a stretch. The temple at Segesta stands in yellow to the knee.
**Crete,** the west: eighteen hundred kinds of plants, a good number of which are orchids that pretend to be bees. Gorges still have their water, Samaria opens on the first of May. Eat snails.
**The Alentejo.** For three weeks it is a carpet by somebody who could not stop: lupins, poppies, camomile by the square kilometre. Storks clatter. The cork oaks make shade for one sheep each.
*Seven nights in one of these. The sea is out of the question, and nobody is in the way.*
## Station 3: 40° to 43°, mid-April to mid-May
**Umbria, southern Tuscany, the Langhe.** Beans with pecorino, artichokes, the first lunch outdoors. Green of that kind is gone by June. The plain of Castelluccio comes late, at 1,450 metres, and its lentils flower at the end of June, so it gets a second turn.
**The Peloponnese,** the Mani with poppies round the towers. Easter, on its own date: at midnight a whole town goes home with candles and makes a cross of smoke over the door.
@picture hills, spring
## Station 4: 52° to 53°, May
**The Burren, Kerry, Connemara.** Gentians of a blue that shops do not have; bluebells in the oak woods of Killarney; gorse along every lane, smelling of coconut. Ireland is at its driest and has light until ten. Puffins are in on [Skellig](article:skellig-in-a-good-swell), and the boats have started. Lambs on the road.
## Station 5: 60°, the second half of May
**Hardanger.** Half a million apple, cherry, plum trees on one fjord, all at once, with snow hanging over and waterfalls coming out of it on each side. About the seventeenth, the national day, on which every child marches, every woman wears what her great-grandmother did, and nobody counts the ice creams.
## Station 6: 68°, June
**Lofoten, Vesterålen.** Winter had it until the tenth of May. Then within three weeks everything is done that takes elsewhere three months. It does not get dark; eiders lead their young past the jetty. One cannot sleep and doesn’t want to. Here spring ends, as there is no more land.
## A seventh, on its own
**Japan** has a spring with a forecast on the evening news. Its front runs from Kyushu at the end of March to Hokkaido in May, and [the guide](guide:japan) has the table.
| You have | Take | Nights | About
| The last week of February | Ounila and Skoura | 6 | $2,600 a person
| Easter | Sicily’s west | 8 | $4,400
| The last week of April | Umbria and the Langhe | 9 | $5,600
| The second half of May | Hardanger and Bergen | 7 | $5,300
| Ten days in June | Lofoten, by the steamer | 10 | $8,000
## What to carry
A hand lens, ten times. A flower book for the region and not for the continent. One warm thing, one waterproof, shoes that dry. A bag for lemons. Binoculars for the hoopoe, which arrives in the Alentejo about the tenth of March and in Umbria a month after. And a list, on paper, kept by the youngest: first swallow, first asparagus, first lunch outdoors, first person in the sea. On the way north the same things come round again, each a fortnight on; it is the closest one gets to living a week twice.
## How to travel in it
Slowly, on foot if there is any way, with one base for each station and a car in the shed. Spring is a matter of a hill: at the bottom over, at the top not begun. Whoever stays for five nights can go up and down through it as in a lift.
What can be left out: all monuments between eleven and three. They keep.`,
    rated: 'AFBBBGAAAAAA',
    monthNotes: { 3: 'Morocco, then Sicily', 4: 'Alentejo, Crete, Umbria', 5: 'Ireland, then Hardanger', 6: 'Lofoten' },
    nights: [6, 10],
    itineraries: ['dunes-and-kasbahs', 'small-cyclades-by-caique', 'italy-by-rail'],
    highlights: [
      ['Trapani at four in the morning', 'Good Friday, wax on the paving, a brass band that has played all night.'],
      ['Five minutes of gentians', 'Flat on your stomach on limestone, in May.'],
      ['The seventeenth of May in Hardanger', 'Silver brooches, apple blossom, and one cannon.'],
    ],
    practical: {
      gettingAround: 'One base, your own feet, a car for the luggage.',
      health: 'Antihistamines for whoever needs them: it is, after all, pollen.',
    },
    faq: [
      [
        'Can you tell us three months ahead when it will be?',
        'To within ten days. We plan for the middle of the window and choose valleys that have an upper end.',
      ],
      ['Is it cold?', 'It is four degrees in the morning and twenty-two at three, at every one of the stations. Layers.'],
    ],
  },
  {
    key: 'the-southern-summer',
    title: 'The southern summer',
    summary:
      'December to March, when it is dark at home. What is at its best below the Equator and just above it, and what only pretends to be.',
    place: 'New Zealand',
    places: ['South Africa', 'Costa Rica', 'India', 'Egypt', 'Vietnam', 'Tanzania', 'Kerala', 'Cape Town'],
    picture: 'summer, lake, coast',
    tripTypes: ['BEACH', 'NATURE', 'FAMILY'],
    searchTerms: ['december', 'january', 'february', 'winter sun'],
    guideType: 'SEASON',
    author: 'editor',
    days: 38,
    body: `On the twenty-first of December there are seven hours and fifty minutes of daylight in London and fifteen in Christchurch. About the first half of January our telephone rings with people who have just worked this out. We tell them that it is too late for New Zealand this year, unless they can wait till the end of February, which is better anyway.
This guide is for looking at in June.
## Three kinds of winter sun
There is **real summer,** below the tropic: New Zealand, the Cape. There is **the dry season of the tropics,** which is called winter there: Costa Rica’s Pacific side, southern India, Vietnam’s south. And there is **spring-like desert:** Egypt, Morocco at noon. The first has long evenings. The second has warm water. The third has neither, and at night a fire.
## Week by week
| Weeks | Best | Second | Avoid
| 1 to 19 December | Costa Rica before the prices; the Cape; Kerala | Egypt | Cyclades, of course
| 20 December to 5 January | Whatever was booked in March | Madeira for its fireworks | All palaces in Rajasthan
| 6 to 31 January | Cape Town, windy and bright; Egypt; Con Dao | Vietnam’s south | Delhi, in fog
| **February** | **New Zealand, Ndutu, Kerala, the Mekong, Rajasthan** | Costa Rica | –
| March | New Zealand, the Cape winelands at the harvest | Costa Rica’s hills, quetzals | Hanoi’s drizzle
February wins, as one sees. It has no holidays but for a week in the middle, everything is dry that should be dry, and it has the merit of being short at home too.
## New Zealand from February
School has begun again on about the first. The lakes have twenty degrees. One may still get a hut on a Great Walk that somebody gave back. Sixteen nights: the north first, then over by boat, then ten in the [South](guide:new-zealand). Fiordland will rain, and [should](article:milford-in-the-rain).
## The Cape from January
The south-easter they call the doctor blows for three days and then does not for two. Beaches on the Atlantic side have a sea of thirteen degrees and beautiful people standing beside it; those of False Bay have nineteen. In the last week of January picking begins in Stellenbosch and some farms let one help until lunch. The bush further north is green, wet, hot: go to Madikwe or the Eastern Cape, or leave it for another year. [Our guide](guide:south-africa) explains the two halves.
@picture coast, mountains
## The tropics, dry
**Kerala** in January and February: backwaters at six, tea country, three weeks of ayurveda for those who are serious. **Costa Rica:** the Osa is at its easiest, macaws nest, trails are firm. **Vietnam:** from the Mekong to Con Dao it is dry from December on, and round about *Tết*, late January or February, nobody works for a week; do not be on the move in it. **Northern Tanzania:** calves on the plains of Ndutu, [month by month](article:where-the-herds-are-month-by-month).
## Egypt
Twenty-two degrees, light like glass, every boat on the river taken. Go against [their timetable](article:tombs-at-lunchtime). At Christmas, not.
## Packing for the other half of the year
It is harder than it sounds: you leave in boots. Wear them on the aircraft and put sandals in the cabin bag. For the Cape a windproof jacket in midsummer, for the South Island a woollen layer and cream of factor fifty, for Kerala cotton that covers the knee, for the Nile all of it, in the course of one day. Swimming things go in the hand luggage, since the cases may come tomorrow and the sea is there now.
Jet lag, too, has a direction. To the Cape there is hardly any from Europe. To New Zealand it is complete, twelve hours, and goes away by being outdoors at seven in the morning for three days in a row. From New York to Costa Rica it does not exist.
## With children
They have two weeks at Christmas, dear; one in February. For the two: Costa Rica by direct flight and with one place for beach and one for frogs. For the one: Marrakech and the Agafay, four hours from London with hardly any change of clock. New Zealand with school children is a sabbatical.
## The costs of Christmas
From 20 December to 5 January a bed costs half as much again in Costa Rica, double in Udaipur, and at the Cape they want seven nights. A good rule: what you would do for ten nights over New Year you can do for fifteen from the eighth of January. Grandparents can take this advice. For all others there is the eleven-month rule, which says that the good houses for next Christmas are sold in January, to those who have just left.
## And what only pretends
The Canaries are pleasant at twenty-one degrees and by four in the shade. The Maldives, which we do not plan, have their rain in January some years like anyone. Dubai is a shop. Southern Europe in February is beautiful and one needs a coat: there is [Venice](article:venice-in-november) if it is to be properly grey.`,
    rated: 'BBBFAAAAAFGB',
    monthNotes: {
      1: 'Cape, Egypt, Con Dao',
      2: 'The best month for nearly all',
      3: 'New Zealand and the Cape harvest',
      12: 'Until the nineteenth',
    },
    nights: [8, 16],
    itineraries: [],
    highlights: [
      ['The eighth of January', 'When the prices go down and the weather has not noticed.'],
      ['Picking in Stellenbosch', 'From six to eleven, then lunch, then nothing.'],
      ['A lake in Otago', 'Twenty degrees, at nine in the evening, by daylight.'],
    ],
    practical: {
      health: 'The sun in New Zealand burns in twelve minutes: the ozone is thin.',
      gettingThere: 'Overnight to the Cape with no change of clock to speak of; to New Zealand by way of the Pacific or Singapore.',
    },
    faq: [
      [
        'Where is it warm and not far in January?',
        'From Europe: Egypt at five hours, Cape Verde apart. From the United States: Costa Rica at three to six.',
      ],
      ['Can one swim?', 'Costa Rica, Con Dao, Kerala, Zanzibar: yes, 27 to 29 degrees. The Cape: bravely.'],
      [
        'When must Christmas be booked?',
        'In January to March of the same year for New Zealand and the Cape, by June for Costa Rica and India.',
      ],
    ],
  },
  {
    key: 'winter-light-in-the-north',
    title: 'Winter light in the north',
    summary: 'A guide to the months without sun, still being written.',
    place: 'Norway',
    places: ['Iceland', 'Tromsø'],
    picture: 'winter, northern lights',
    tripTypes: ['NATURE', 'PHOTOGRAPHY'],
    searchTerms: ['polar night', 'blue hour'],
    guideType: 'SEASON',
    author: 'editor',
    days: 12,
    body: `Between late November and the middle of January the sun stays below the horizon of Tromsø. What is left is the best light there is.
## What there is instead of day
At half past nine the snow turns grey, then violet. By eleven there is a band of orange in the south over the mainland that gives no shadow. From one on it is all blue, every kind, and at half past two the lamps on the other shore come on and stay.
## Where
Tromsø, Senja, Vesterålen; the Westfjords; Akureyri under its slope. (To come: distances, who clears which road, a table of hours by week.)`,
    rated: 'BBGAAAAAFGBB',
    nights: [5, 9],
    itineraries: [],
    highlights: [['Blue hour for three hours', 'Bring a tripod and something hot.']],
    practical: {},
    faq: [],
    state: 'DRAFT',
  },
];
