import type { TripRequestStatus, TripType } from '@farwend/api-contract';

/** What people ask for in a country: where to, when, for what. */
export interface TripPattern {
  code: string;
  places: readonly (readonly [string, ...string[]])[];
  months: readonly number[];
  types: readonly (readonly TripType[])[];
  nights: readonly [from: number, to: number];
  /** Usual per person and night, in US dollars. */
  night: readonly [from: number, to: number];
  /** Sentences that begin, and sentences that say what matters. */
  begins: readonly string[];
  wishes: readonly string[];
}

/** Countries with several partners come first: their requests have the longer histories. */
export const tripPatterns: readonly TripPattern[] = [
  {
    code: 'KE',
    places: [
      ['Maasai Mara', 'Lamu'],
      ['Samburu', 'Meru'],
      ['Amboseli', 'Tsavo', 'Diani Beach'],
      ['Laikipia', 'Maasai Mara'],
    ],
    months: [1, 2, 7, 8, 9],
    types: [
      ['SAFARI', 'PHOTOGRAPHY'],
      ['SAFARI', 'BEACH'],
      ['SAFARI', 'FAMILY'],
    ],
    nights: [8, 12],
    night: [650, 1300],
    begins: [
      'Our first safari, and we have read too much about it already.',
      'We were in the south last time and would like to see the dry north.',
    ],
    wishes: [
      'A vehicle of our own matters more than a pool.',
      'Walking with the trackers, and one day without any driving at all.',
      'We would rather stay four nights in one camp than two in two.',
    ],
  },
  {
    code: 'IT',
    places: [
      ['Puglia', 'Sicily'],
      ['Piedmont', 'Lake Como'],
      ['Rome', 'Umbria'],
      ['Dolomites', 'Venice'],
      ['Cinque Terre', 'Florence'],
    ],
    months: [4, 5, 6, 9, 10],
    types: [
      ['FOOD_WINE', 'CULTURE'],
      ['RAIL', 'CITY'],
      ['CELEBRATION', 'FOOD_WINE'],
    ],
    nights: [7, 13],
    night: [480, 1000],
    begins: ['Truffles in the morning, a train in the afternoon.', 'Our parents’ golden wedding, three generations around one long table.'],
    wishes: [
      'Small houses with a kitchen that smells of something.',
      'No more than one museum a day.',
      'Somebody who knows the winemaker, not the wine shop.',
    ],
  },
  {
    code: 'TZ',
    places: [
      ['Serengeti', 'Ngorongoro Crater', 'Zanzibar'],
      ['Ruaha', 'Nyerere National Park'],
      ['Tarangire', 'Mafia Island'],
    ],
    months: [1, 2, 6, 7, 9],
    types: [
      ['SAFARI', 'BEACH'],
      ['SAFARI', 'HONEYMOON'],
      ['SAFARI', 'NATURE'],
    ],
    nights: [9, 13],
    night: [750, 1700],
    begins: ['The calving season, if we can be there in time.', 'We married in spring and have waited for the dry months since.'],
    wishes: [
      'Few other cars at a sighting, even if we see less.',
      'The end of the journey by the water, with nothing planned.',
      'A guide who knows birds.',
    ],
  },
  {
    code: 'ZA',
    places: [
      ['Cape Town', 'Sabi Sand'],
      ['Cape Winelands', 'Hermanus'],
      ['Madikwe', 'Drakensberg'],
      ['Garden Route', 'Cape Town'],
    ],
    months: [2, 3, 9, 10, 11],
    types: [
      ['SAFARI', 'FOOD_WINE'],
      ['FAMILY', 'SAFARI'],
      ['NATURE', 'ADVENTURE'],
    ],
    nights: [10, 15],
    night: [550, 1300],
    begins: ['Wine first, lions afterwards.', 'Two families with five children between them, and no malaria tablets, please.'],
    wishes: [
      'A house to ourselves in the Winelands.',
      'Whales from the cliff path, if they are there.',
      'We drive ourselves between the places and want good roads.',
    ],
  },
  {
    code: 'GR',
    places: [
      ['Naxos', 'Milos'],
      ['Crete', 'Peloponnese'],
      ['Athens', 'Paros'],
      ['Corfu', 'Meteora'],
    ],
    months: [5, 6, 9],
    types: [
      ['BEACH', 'FOOD_WINE'],
      ['CULTURE', 'HERITAGE'],
      ['HONEYMOON', 'BEACH'],
    ],
    nights: [8, 12],
    night: [420, 950],
    begins: ['Islands by ferry, slowly, with time for lunch.', 'I studied the classics for six years and have never been.'],
    wishes: [
      'A harbour with fishing boats instead of a beach club.',
      'Ruins in the early morning, before the coaches.',
      'A room with a terrace and shade.',
    ],
  },
  {
    code: 'IS',
    places: [
      ['Reykjavík', 'Snæfellsnes'],
      ['South Coast', 'Vatnajökull'],
      ['Mývatn', 'Icelandic Highlands'],
    ],
    months: [2, 6, 7, 9],
    types: [
      ['NATURE', 'ADVENTURE'],
      ['PHOTOGRAPHY', 'NATURE'],
      ['WELLNESS', 'NATURE'],
    ],
    nights: [6, 9],
    night: [520, 1050],
    begins: ['Light is what we come for, at whatever hour it is there.', 'Two friends of sixty who still walk twenty kilometres a day.'],
    wishes: ['The highlands with somebody who can read a river.', 'A hot spring without a ticket office.', 'A room that looks north.'],
  },
  {
    code: 'PE',
    places: [
      ['Cusco', 'Machu Picchu'],
      ['Lima', 'Paracas', 'Arequipa'],
      ['Sacred Valley', 'Lake Titicaca'],
      ['Tambopata', 'Cusco'],
    ],
    months: [5, 6, 8, 9],
    types: [
      ['HERITAGE', 'FOOD_WINE'],
      ['ADVENTURE', 'HERITAGE'],
      ['NATURE', 'FAMILY'],
    ],
    nights: [8, 13],
    night: [420, 900],
    begins: ['We eat our way through every country and Lima is next.', 'Our daughter has learned the whole of the Inca calendar for this.'],
    wishes: [
      'Slow days at the start: one of us does not do well with height.',
      'A weaver’s house rather than a market.',
      'The ruins with a guide who was born near them.',
    ],
  },
  {
    code: 'EG',
    places: [
      ['Cairo', 'Luxor', 'Aswan'],
      ['Nile River', 'Abu Simbel'],
      ['Alexandria', 'Siwa Oasis'],
    ],
    months: [1, 2, 10, 11],
    types: [
      ['HERITAGE', 'CRUISE'],
      ['CULTURE', 'FAMILY'],
      ['HERITAGE', 'SOLO'],
    ],
    nights: [8, 12],
    night: [400, 850],
    begins: ['A sailing boat on the Nile, not a floating hotel.', 'I am a retired teacher of history and travel alone.'],
    wishes: [
      'An Egyptologist who likes questions.',
      'The desert for two nights, under canvas.',
      'Temples at opening time, then a long breakfast.',
    ],
  },
  {
    code: 'IN',
    places: [
      ['Rajasthan', 'Udaipur'],
      ['Kerala', 'Hampi'],
      ['Ladakh', 'Delhi'],
      ['Kanha', 'Agra'],
    ],
    months: [1, 2, 3, 11],
    types: [
      ['HERITAGE', 'CULTURE'],
      ['WELLNESS', 'FOOD_WINE'],
      ['SAFARI', 'PHOTOGRAPHY'],
    ],
    nights: [10, 15],
    night: [380, 900],
    begins: [
      'Palaces, and the people who still polish their floors.',
      'The south this time: rice boats, spice gardens, a lot of rain on a roof.',
    ],
    wishes: [
      'Trains where they are good, a driver where they are not.',
      'A cooking morning in a family’s kitchen.',
      'A tiger would be fine, but we come for the forest.',
    ],
  },
  {
    code: 'MA',
    places: [
      ['Marrakech', 'High Atlas'],
      ['Fes', 'Chefchaouen'],
      ['Erg Chebbi', 'Skoura'],
      ['Essaouira', 'Agafay'],
    ],
    months: [3, 4, 10, 11],
    types: [
      ['CULTURE', 'FOOD_WINE'],
      ['ADVENTURE', 'FAMILY'],
      ['HONEYMOON', 'CULTURE'],
    ],
    nights: [7, 10],
    night: [380, 800],
    begins: [
      'A week of courtyards and mint tea, and two nights in the dunes.',
      'Walking from village to village, with mules for the bags.',
    ],
    wishes: ['No shops that the guide happens to know.', 'A roof to sleep on when it is warm.', 'Time in the medina without a plan.'],
  },
  {
    code: 'JP',
    places: [['Tokyo', 'Kyoto'], ['Kanazawa', 'Takayama'], ['Hokkaido'], ['Naoshima', 'Hiroshima']],
    months: [3, 4, 10, 11],
    types: [
      ['CULTURE', 'FOOD_WINE'],
      ['RAIL', 'CITY'],
      ['HERITAGE', 'WELLNESS'],
    ],
    nights: [9, 14],
    night: [550, 1200],
    begins: ['Trains, gardens, and a bath at the end of each day.', 'We collect ceramics and would like to meet the people who make them.'],
    wishes: [
      'A ryokan where nobody speaks English is quite all right.',
      'Counter seats, eight of them at most.',
      'Maples rather than cherry trees.',
    ],
  },
  {
    code: 'PT',
    places: [['Azores'], ['Porto', 'Douro Valley'], ['Lisbon', 'Alentejo'], ['Madeira']],
    months: [4, 5, 6, 9],
    types: [
      ['FOOD_WINE', 'RAIL'],
      ['NATURE', 'ADVENTURE'],
      ['WELLNESS', 'BEACH'],
    ],
    nights: [7, 10],
    night: [380, 750],
    begins: ['Islands in the middle of the Atlantic, in hiking boots.', 'Port wine where the slopes are steep.'],
    wishes: ['A farmhouse among cork oaks.', 'Fish that was caught in the morning.', 'Nothing with a golf course.'],
  },
  {
    code: 'NO',
    places: [['Bergen', 'Hardangerfjord'], ['Lofoten Islands'], ['Tromsø', 'Svalbard'], ['Geirangerfjord', 'Ålesund']],
    months: [2, 6, 7, 9],
    types: [
      ['NATURE', 'CRUISE'],
      ['PHOTOGRAPHY', 'NATURE'],
      ['ADVENTURE', 'FAMILY'],
    ],
    nights: [6, 10],
    night: [550, 1100],
    begins: ['The coast by boat, with stops that are not in the timetable.', 'Polar light, and a dog team if the snow is good.'],
    wishes: ['A cabin by the water with a rowing boat.', 'Cold swims, warm soup.', 'We would like to fish our own supper once.'],
  },
  {
    code: 'CR',
    places: [['Osa Peninsula', 'Monteverde'], ['Tortuguero', 'Arenal'], ['Nicoya Peninsula']],
    months: [1, 2, 3, 12],
    types: [
      ['NATURE', 'FAMILY'],
      ['ADVENTURE', 'BEACH'],
      ['WELLNESS', 'NATURE'],
    ],
    nights: [7, 11],
    night: [400, 800],
    begins: ['Sloths for the children, silence for us.', 'Birds first; we bring our own telescopes.'],
    wishes: ['A lodge that one reaches by boat.', 'A night walk with frogs.', 'Waves for beginners.'],
  },
];

/** How many of each status are made besides those written by hand. */
export const generatedTripCounts: readonly (readonly [TripRequestStatus, number])[] = [
  ['DRAFT', 12],
  ['PENDING', 5],
  ['SCREENING', 4],
  ['NEEDS_INFO', 4],
  ['QUALIFIED', 3],
  ['MATCHED', 11],
  ['PLANNING', 29],
  ['BOOKED', 20],
  ['TRAVELING', 4],
  ['COMPLETED', 26],
  ['ON_HOLD', 4],
  ['CLOSED_LOST', 11],
  ['CANCELLED', 4],
  ['REJECTED', 2],
  ['DUPLICATE', 1],
];
