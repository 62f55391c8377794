import type { GuideFields } from '#src/entities/guides/guide.type.ts';
import type { DemoPiece } from '../contentRows.ts';
import { demoId } from '../demoId.ts';

type Months = string;
const ratings = { B: 'BEST', G: 'GOOD', F: 'FAIR', A: 'AVOID' } as const;

/** Twelve letters, one a month. */
function months(letters: Months): GuideFields['bestMonths'] {
  return [...letters].map((letter, index) => ({ month: index + 1, rating: ratings[letter as keyof typeof ratings] ?? 'FAIR' }));
}

interface Rest {
  months: Months;
  nights: readonly [min: number, max: number];
  highlights: readonly (readonly [title: string, text: string])[];
  practical: GuideFields['practical'];
  itineraries?: readonly string[];
  faq?: readonly (readonly [question: string, answer: string])[];
  guideType?: GuideFields['guideType'];
}

function own(place: string, rest: Rest): DemoPiece<GuideFields>['own'] {
  return {
    locationId: demoId('location', place),
    guideType: rest.guideType ?? 'DESTINATION',
    bestMonths: months(rest.months),
    highlights: rest.highlights.map(([title, text]) => ({ title, text })),
    suggestedNights: { min: rest.nights[0], max: rest.nights[1] },
    practical: rest.practical,
    sampleItineraryIds: (rest.itineraries ?? []).map((key) => demoId('itinerary', key)),
    faq: (rest.faq ?? []).map(([question, answer]) => ({ question, answer })),
    advisoryCheckedOn: null,
  };
}

/** Guides of the demo; the one to winter light is a draft, so that the page that links to it cannot be published. */
export const guidePieces: readonly DemoPiece<GuideFields>[] = [
  {
    key: 'kenya',
    title: 'Kenya',
    summary: 'Two coasts of grass and one of coral. How to choose between the parks, and when to be in which.',
    place: 'Kenya',
    tripTypes: ['SAFARI', 'FAMILY'],
    searchTerms: ['great migration', 'safari'],
    days: 300,
    body: `Kenya invented the safari and has spent the years since arguing about how to do it well. The conservancies around the Mara are the best answer so far: fewer beds, no fences, guides who grew up there.
## Choose by season
From July to October the herds may be in the Mara and everybody knows it. January and February are dry and clear, with Kilimanjaro visible from Amboseli before breakfast.
## Two parks are enough
A flight of forty minutes replaces a day of road. Combine one park of plains with one of hills. [Eight nights between the Mara and Laikipia](itinerary:mara-and-laikipia) shows how.`,
    own: own('Kenya', {
      months: 'BBGFFGBBBGFG',
      nights: [7, 12],
      highlights: [
        ['A conservancy at first light', 'Walk with a guide where the park would not let you out of the car.'],
        ['Amboseli in January', 'Elephants under a mountain that hides by nine in the morning.'],
        ['Lamu, afterwards', 'No cars, carved doors, and a dhow at five.'],
      ],
      practical: {
        currency: 'Kenyan shilling; dollars are taken at camps',
        languages: ['Swahili', 'English'],
        visaNote: 'An electronic travel authorisation, applied for at least three days ahead.',
        plugs: ['G'],
        timeZone: 'Africa/Nairobi',
        tipping: 'Ten to fifteen dollars a day for a guide, half of that into the box of the camp.',
      },
      itineraries: ['mara-and-laikipia'],
      faq: [['Is it safe with children?', 'Yes, from about six. Camps have family tents and guides who like questions.']],
    }),
  },
  {
    key: 'greece',
    title: 'Greece',
    summary: 'Which island for which week, and why the answer in September is different.',
    place: 'Greece',
    tripTypes: ['BEACH', 'CULTURE'],
    searchTerms: ['islands', 'ferries'],
    days: 280,
    body: `There are two hundred inhabited islands and the ferries are the grammar that joins them. Learn three lines and you can say almost anything.
## September is the month
The sea has had all summer to warm, the wind has dropped, and the tables by the water are free again.`,
    own: own('Greece', {
      months: 'FFFGBGFFBBGF',
      nights: [6, 14],
      highlights: [
        ['A caique in the Small Cyclades', 'Four islands in three days, none of them with a traffic light.'],
        ['Nafplio as a base', 'Mycenae before the buses, Epidaurus at night.'],
      ],
      practical: {
        currency: 'Euro',
        languages: ['Greek'],
        plugs: ['C', 'F'],
        timeZone: 'Europe/Athens',
        tipping: 'Round up; leave coins.',
      },
      itineraries: ['small-cyclades-by-caique'],
    }),
  },
  {
    key: 'japan',
    title: 'Japan',
    summary: 'Trains to the minute, rooms by the season, and the difference a week makes in April.',
    place: 'Japan',
    tripTypes: ['CULTURE', 'FOOD_WINE', 'RAIL'],
    searchTerms: ['temples', 'ryokan', 'ferries'],
    days: 260,
    body: `Plan Japan by altitude and latitude: blossom and maple move up the map at about the pace of a cyclist. If you miss them in Kyoto they are waiting in Takayama.
## A ryokan is an evening
Arrive by four. The bath, the meal and the walk in wooden shoes are the stay; the room is where you put your bag.`,
    own: own('Japan', {
      months: 'GFGBBFAFGBBG',
      nights: [8, 16],
      highlights: [
        ['Naoshima overnight', 'The museums after the day boats have left.'],
        ['Kanazawa in the rain', 'Gardens made to be seen wet.'],
      ],
      practical: { currency: 'Yen', languages: ['Japanese'], plugs: ['A', 'B'], timeZone: 'Asia/Tokyo', tipping: 'None; it embarrasses.' },
      itineraries: ['setouchi-in-three-ferries'],
    }),
  },
  {
    key: 'norway',
    title: 'Norway',
    summary: 'A coast of twenty-five thousand kilometres, and how to see the right two hundred.',
    place: 'Norway',
    tripTypes: ['NATURE', 'CRUISE'],
    searchTerms: ['fjords', 'northern lights'],
    days: 240,
    body: `Drive less than the map suggests. Two fjords and one island, with a boat between them, are a fortnight well spent.
## Light is the season
In June it does not end; in December it is three hours of blue. Both are worth the coat.`,
    own: own('Norway', {
      months: 'GGGFGBBBGFFG',
      nights: [7, 14],
      highlights: [
        ['Lofoten in March', 'Cod on the racks, snow on the peaks, roads to yourself.'],
        ['A farm above the Hardangerfjord', 'Cider, cherries and a table outdoors until eleven.'],
      ],
      practical: {
        currency: 'Norwegian krone',
        languages: ['Norwegian'],
        plugs: ['C', 'F'],
        timeZone: 'Europe/Oslo',
        tipping: 'Not expected.',
      },
    }),
  },
  {
    key: 'peru',
    title: 'Peru',
    summary: 'Go up slowly. Everything else follows from that.',
    place: 'Peru',
    tripTypes: ['HERITAGE', 'ADVENTURE', 'FOOD_WINE'],
    searchTerms: ['andes', 'inca'],
    days: 200,
    body: `Sleep first in the Sacred Valley, six hundred metres below Cusco. Two nights there are worth a week of tea leaves.
## The other citadel
Choquequirao takes four days on foot and sees thirty people a day. Machu Picchu takes a train and sees five thousand. See both if you have the knees.`,
    own: own('Peru', {
      months: 'AFFGBBBBGGFF',
      nights: [8, 14],
      highlights: [
        ['Lunch in Lima', 'Book it before the flight.'],
        ['Colca at sunrise', 'Condors rise past your feet.'],
      ],
      practical: {
        currency: 'Sol',
        languages: ['Spanish', 'Quechua'],
        plugs: ['A', 'C'],
        timeZone: 'America/Lima',
        tipping: 'Ten per cent.',
      },
      itineraries: ['sacred-valley-slowly'],
    }),
  },
  {
    key: 'winter-light-in-the-north',
    title: 'Winter light in the north',
    summary: 'A guide to the months without sun, still being written.',
    place: 'Norway',
    places: ['Iceland', 'Tromsø'],
    tripTypes: ['NATURE', 'PHOTOGRAPHY'],
    days: 12,
    body: `Between late November and the middle of January the sun stays below the horizon of Tromsø. What is left is the best light there is.`,
    own: own('Norway', {
      months: 'BBGAAAAAFGBB',
      nights: [5, 9],
      guideType: 'SEASON',
      highlights: [['Blue hour for three hours', 'Bring a tripod and something hot.']],
      practical: {},
    }),
    state: 'DRAFT',
  },
];
