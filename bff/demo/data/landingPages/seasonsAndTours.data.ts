import type { LandingPageData } from '#demo/buildLandingPageItem.ts';

/** Landing pages by season, and tours with a price to start from. "Winter light" is a draft that links to an unpublished guide. */
export const seasonAndTourPages: readonly LandingPageData[] = [
  {
    key: 'autumn-tables',
    title: 'Autumn tables',
    summary: 'Truffles, new oil, first fog: where to eat from October to December.',
    place: 'Piedmont',
    places: ['Italy', 'Douro Valley', 'Japan', 'Portugal'],
    months: [10, 11],
    kind: 'SEASON',
    category: 'seasons',
    tripTypes: ['FOOD_WINE'],
    searchTerms: ['slow food', 'truffles'],
    days: 60,
    body: `Some places are best when the tables move indoors. Windows steam up. The menu has been written again with fewer words on it, and the people at the next one are from the village.
[A table in the Langhe](article:a-table-in-the-langhe) explains the hours there. Here is the rest of it, from the first mushroom to the new oil.
## October
**Puglia and Matera:** the heat has gone, the sea has not. Olives are green yet, figs are drying on roofs. **The Douro,** a fortnight after the last grape: each variety goes red by itself, and cellars smell of yeast as far as the road. **The Kiso valley:** chestnuts, in every form that sugar will take.
## November
**Alba,** on a weekday. **Kanazawa** on the sixth, when at dawn the snow crab may be sold, with a tag on its claw that says who caught it. **Umbria:** the press runs day and night; one holds bread under it.
## December, until about the fifteenth
**Naples** for eel and cribs. **Fes,** where it is ten degrees, with mutton and quinces, and a fire. **Évora** for pork from under the oaks, on a cloth, until four.`,
    itineraries: ['puglia-and-matera-in-october', 'italy-by-rail', 'douro-by-train-and-boat', 'the-old-road-to-kyoto'],
    companies: ['Lume & Tessaro', 'Vale Orrin Rail', 'Saltgrove Atlantic'],
  },
  {
    key: 'nights-without-dark',
    title: 'Nights without dark',
    summary: 'From the end of May to the middle of July, above the sixty-third parallel. What one does at two in the morning.',
    place: 'Lofoten Islands',
    places: ['Norway', 'Iceland', 'Svalbard', 'Westfjords'],
    months: [6, 7],
    kind: 'SEASON',
    category: 'seasons',
    tripTypes: ['NATURE', 'ADVENTURE', 'CRUISE'],
    searchTerms: ['midnight sun', 'june', 'arctic'],
    days: 66,
    body: `Nobody has told the birds to stop. At half past one in the morning the light comes in flat from the north, the colour of apricots, and lies on the side of things which never sees any: the back of the church, the other face of the mountain. Two boys go by with fishing rods. A woman is painting her fence.
You will sleep badly and not mind. After three nights one loses the habit of asking what time it is; it turns out that this was most of the tiredness.
## Latitude and dates
| Where | The sun stays up | What to do with it
| Reykjavík, 64° | It sets for three hours; dusk all night | Swim at eleven
| Grímsey, 66½° | 21 June, give or take | Stand on the line with puffins
| Lofoten, 68° | 28 May to 14 July | Walk up Ryten at midnight
| Tromsø, 69½° | 20 May to 22 July | Golf at two, for those who do
| Svalbard, 78° | 20 April to 22 August | Be called on deck at four: a bear
Roads are empty between ten and six. So are the beaches, the viewpoints and the one car park at Reine. Turn your day by eight hours, as photographers do. All of the north is yours, and breakfast is served until eleven.
@list guide:norway, guide:iceland, article:the-road-closes-in-october`,
    itineraries: ['fjords-by-public-ferry', 'iceland-off-the-ring', 'svalbard-by-small-ship', 'bergen-to-the-westfjords'],
    companies: ['Northmere Polar', 'Basaltborn'],
  },
  {
    key: 'february-elsewhere',
    title: 'February, elsewhere',
    summary: 'The best month there is, provided that one is not at home. Eight places, one map, no snow.',
    place: 'Kerala',
    places: ['India', 'New Zealand', 'Tanzania', 'Costa Rica', 'Vietnam', 'Egypt', 'South Africa', 'Morocco'],
    pictureOf: 'Abel Tasman',
    months: [2],
    kind: 'SEASON',
    category: 'seasons',
    tripTypes: ['BEACH', 'WELLNESS', 'SAFARI', 'NATURE'],
    searchTerms: ['february', 'winter sun', 'half-term', 'warm', 'warm in february'],
    days: 22,
    body: `It is short; the holidays are over; the next are not yet. On the calendars of our planners there is a ring around it in eight countries out of eighteen. Take your pick by what you miss most.
- **Warm water:** Con Dao, 27 degrees, dry since December, no wind before March.
- **Long evenings:** Otago, light until nine. School has started and the lake is empty.
- **Green:** Kerala. Tea at 1,600 metres, picked by hand, and mist that is gone by eight.
- **Blossom:** the Ounila valley, in the last week. Six nights from Marrakech.
- **Something being born:** Ndutu, where eight thousand calves stand up in a day.
- **Something red, green and a metre long:** San Gerardo, where the quetzals are building.
- **Clear sky:** the Nile, 23 degrees at noon and a rug in the evening.
- **A harvest:** Stellenbosch, from six in the morning until it gets hot.
## How late can one be?
For New Zealand and for Ndutu, last summer. For all others, if you write to us in the first week of January there is nearly always something, since people give rooms back at that time when they have read their statements.
@list guide:the-southern-summer, guide:india, article:where-the-herds-are-month-by-month`,
    itineraries: [
      'kerala-by-slow-boat',
      'mekong-and-con-dao',
      'south-to-the-silence',
      'two-sides-of-the-plain',
      'the-nile-by-dahabiya',
      'two-cloud-forests',
    ],
    companies: ['Marigold Ghat', 'Lotus Ferry', 'Fernlight South', 'Redgrass & Rain'],
  },
  {
    key: 'winter-light',
    title: 'Winter light',
    summary: 'The far north in its blue months.',
    place: 'Norway',
    places: ['Iceland'],
    months: [12, 1, 2],
    kind: 'SEASON',
    category: 'seasons',
    tripTypes: ['NATURE', 'PHOTOGRAPHY'],
    searchTerms: ['northern lights', 'winter'],
    days: 9,
    body: `The sun stays below the horizon and the light is the better for it. [Our guide to winter light](guide:winter-light-in-the-north) says when and where.
@list guide:winter-light-in-the-north, article:northern-lights-without-promises`,
    itineraries: [],
    companies: [],
    state: 'DRAFT',
  },
  {
    key: 'setouchi-tour',
    title: 'Setouchi, seven nights',
    summary: 'Kyoto and the art islands: a tour with a price to start from.',
    place: 'Naoshima',
    places: ['Japan', 'Kyoto', 'Hiroshima'],
    kind: 'TOUR',
    category: 'tours',
    tripTypes: ['CULTURE'],
    searchTerms: ['ryokan', 'ferries'],
    days: 45,
    heroVariant: 'SPLIT',
    body: `Three ferries, two ryokan, one island after closing time. It begins in Kyoto, at an hour when there is nobody about, and ends on a beach with a bicycle leaning against a pumpkin.
The Inland Sea has some seven hundred islands and hardly any waves. For thirty years artists and architects have been putting things on four of them, underground, in old houses, at the end of a jetty: a room with a sky in it, a museum without a single right angle, a heartbeat archive. Most people see it in a day, between boats. You stay for three nights.
## Who it suits
Those who like to look at one thing for a long time. Cyclists of the Sunday kind. People who have done the temples, or who would rather see three than thirty. It goes on all year; from mid-March to early June and in October and November the light is best. On Mondays the museums are shut, so we begin on another day.
@days itinerary:setouchi-in-three-ferries
@cta See the days itinerary:setouchi-in-three-ferries`,
    itineraries: ['setouchi-in-three-ferries'],
    companies: ['Yukiharu Path'],
    product: ['Setouchi in three ferries', 5900, 8800],
    faq: [['How far do we cycle?', 'About twenty kilometres on Teshima, with electric bicycles and many reasons to stop.']],
  },
  {
    key: 'caique-tour',
    title: 'Seven nights on a caique',
    summary: 'Naxos to Amorgos by way of islands with a shop each. From May to the second week of October, for eight people at the most.',
    place: 'Amorgos',
    places: ['Greece', 'Naxos'],
    months: [9],
    kind: 'TOUR',
    category: 'tours',
    tripTypes: ['BEACH', 'FOOD_WINE', 'FRIENDS'],
    searchTerms: ['caique', 'small cyclades', 'sailing'],
    days: 88,
    heroVariant: 'SPLIT',
    body: `*Agia Eleni* was built on Samos in 1974 to carry melons. She is sixteen metres long, has an awning, a ladder to swim from, a galley of the size of a wardrobe and a captain who has given up shaving until his football club wins something.
On board are no cabins. You sleep on land, in rooms he knows, on Koufonisia, Schinoussa, Iraklia, Amorgos; in the morning you walk down with a towel and get on. By eleven she lies in a bay which has no road, and a rope with a bucket goes over the side, for the wine.
## What is decided at breakfast
Everything: the island, the bay, whether to sail or to let the engine do it, if we stay because there is a wedding. The plan on paper is the one for light winds from the north-west. It has been kept to, by his count, on four weeks out of thirty.
Swimming is the main activity. The water has nineteen degrees in May and twenty-five in September.
@days itinerary:small-cyclades-by-caique
@cta See the days itinerary:small-cyclades-by-caique`,
    itineraries: ['small-cyclades-by-caique'],
    companies: ['Kyklos & Olive'],
    product: ['The Small Cyclades by caique', 4600, 6900],
    faq: [
      [
        'What if it blows?',
        'Then we stay where we are and walk, or cross early, at five. On one week in twelve a leg is done by the public ferry.',
      ],
      ['Is it for children?', 'From seven, if they swim. They will be allowed to steer.'],
    ],
  },
  {
    key: 'nile-tour',
    title: 'The Nile under sail',
    summary: 'Cairo, then five nights on a dahabiya between Luxor and Aswan, moored where no ship can.',
    place: 'Nile River',
    places: ['Egypt', 'Luxor', 'Aswan', 'Cairo'],
    months: [11],
    kind: 'TOUR',
    category: 'tours',
    tripTypes: ['CRUISE', 'HERITAGE'],
    searchTerms: ['dahabiya', 'nile cruise', 'small boat'],
    days: 56,
    heroVariant: 'SPLIT',
    body: `Two sails like wings, eight cabins, a deck with carpets on it, a crew of eleven of whom six can sing. She has no engine. When the wind fails, a tug called *Captain Hamdi* comes up from behind, embarrassed, and takes the rope.
What this gives you is not comfort, although there is a bath. It is *places*. Ships with sixty cabins need a quay, and there are five. We need a tree. On the first evening it is an island where a farmer grows bananas; on the second the quarries of Silsila, the chisel marks still sharp; on the third a village whose schoolmaster would like to try his English.
## With whom
A guide who reads the walls, the same from Cairo to the end. He studied at Leiden and was born under a pylon, more or less. Sixteen guests when it is full, most often ten; or all for you.
The temples at Edfu and Kom Ombo come at seven in the morning and at dusk, before and after everybody.
@days itinerary:the-nile-by-dahabiya
@cta See the days itinerary:the-nile-by-dahabiya`,
    itineraries: ['the-nile-by-dahabiya'],
    companies: ['Felucca Row'],
    product: ['The Nile by dahabiya', 6800, 9600],
    faq: [['Which is the best cabin?', 'The two at the stern, with windows on three sides. The others are quieter when the tug is on.']],
  },
  {
    key: 'delta-tour',
    title: 'The Delta by mokoro',
    summary: 'A week in Botswana at the height of a lily: water camps, walking, three short flights.',
    place: 'Okavango Delta',
    places: ['Botswana', 'Maun'],
    months: [6, 7],
    kind: 'TOUR',
    category: 'tours',
    tripTypes: ['SAFARI', 'NATURE', 'HONEYMOON'],
    searchTerms: ['okavango', 'mokoro', 'walking safari'],
    days: 35,
    heroVariant: 'SPLIT',
    body: `From a car one looks down on animals; from a boat like this, three fingers above the surface, one looks up. A reed frog is at eye level. A lechwe running through the shallows throws water over you. An elephant, drinking on the next island, is about the size of a church, and you are in its font.
The dugouts are of fibre now, so that no more sausage trees need be felled, but they are poled as always, by a man standing at the back who learnt it from his grandmother. He was born on an island that is on no map. At noon he makes you a hat out of a lily leaf. It works.
## Not only water
Three nights on the islands, on foot and afloat. Then a short flight to a camp at the edge of the dry land, where there are cars, lions, wild dogs with luck. One night, at the end, in the open on a platform in a tree, with a net, a jug of water and a radio.
May to September, while there is flood enough; in June it stands highest.
@days itinerary:delta-by-mokoro
@cta See the days itinerary:delta-by-mokoro`,
    itineraries: ['delta-by-mokoro'],
    companies: ['Stellwyn Cape'],
    product: ['The Delta by mokoro', 13_800, 19_400],
    faq: [
      [
        'Are there crocodiles?',
        'Yes. The polers know the channels in which one goes by mokoro and those in which one does not, and nobody trails a hand.',
      ],
    ],
  },
];
