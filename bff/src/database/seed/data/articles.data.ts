import type { ArticleFields } from '#src/entities/articles/article.type.ts';
import { richLines } from '../richLines.ts';
import type { DemoPiece } from '../contentRows.ts';

const islands = (opening: string, title: string) => `
${opening}
## The ones with a single road
Amorgos has one road along its spine and a monastery pinned to a cliff below it. Buses meet the ferry, whatever hour it comes. [Our guide to Greece](guide:greece) says which harbours still have a ferry in November.
Naoshima, in the Seto Inland Sea, keeps its best rooms for those who sleep there: the museums open before the first boat and the light in them changes by the minute.
## The ones you walk around
Stewart Island is mostly forest and mostly without a track. Kiwi come out on the beaches at dusk, which is the only nightlife and quite enough.
The Aran Islands are walls: sixteen hundred kilometres of them on three rocks in the Atlantic. Take the last boat in, not the last boat out.
> The island was full at noon and ours by six.
## ${title}
- Stay two nights more than seems reasonable.
- Go in the month after everybody's favourite month.
- Learn the timetable of the ferry, then forget it.
@list itinerary:small-cyclades-by-caique, itinerary:setouchi-in-three-ferries`;

/** Articles of the demo. "Ten quiet islands" has a history to compare and an earlier address. */
export const articlePieces: readonly DemoPiece<ArticleFields>[] = [
  {
    key: 'ten-quiet-islands',
    aliases: ['ten-islands-nobody-talks-about'],
    title: 'Ten quiet islands',
    summary: 'Ten islands where the last ferry leaves before dinner, and why that is the moment to arrive.',
    place: 'Greece',
    places: ['Naoshima', 'Stewart Island', 'Aran Islands', 'Japan', 'New Zealand', 'Ireland'],
    tripTypes: ['BEACH', 'NATURE'],
    searchTerms: ['islands', 'slow travel', 'ferries'],
    days: 210,
    body: islands(
      'An island is quiet when its last ferry leaves before dinner. The day visitors go, the cafés turn their chairs round to face the harbour, and the place becomes what it is for the other eleven months.',
      'How to keep them quiet',
    ),
    earlier: [
      {
        note: 'First words',
        was: { title: 'Islands, a list', summary: 'Some islands.', body: richLines('Some islands we like, to be written.') },
      },
      {
        note: 'All ten are there',
        was: { title: 'Ten islands nobody talks about', body: richLines(islands('Everybody talks about islands.', 'Before you go')) },
      },
      {
        note: 'Read by the desk in Athens',
        was: {
          title: 'Ten islands nobody talks about',
          heroImage: null,
          body: richLines(islands('There are islands that nobody talks about, and we are about to spoil that.', 'How to keep them quiet')),
        },
      },
      { note: 'A better first paragraph', was: { title: 'Ten islands nobody talks about' } },
    ],
    own: {
      type: 'EVERGREEN',
      category: 'INSPIRATION',
      displayDate: null,
      faq: [
        {
          question: 'Do the ferries run in winter?',
          answer:
            'Most do, three times a week instead of daily, and they are cancelled in high wind. Leave a day of slack before a flight.',
        },
      ],
      sources: [],
    },
  },
  {
    key: 'the-mara-after-the-rains',
    title: 'The Mara after the rains',
    summary: 'In June the grass is tall, the tracks are soft and the vehicles are few. Our case for coming early.',
    place: 'Maasai Mara',
    places: ['Kenya', 'Laikipia'],
    tripTypes: ['SAFARI', 'PHOTOGRAPHY'],
    searchTerms: ['great migration', 'green season'],
    days: 150,
    body: `The brochures have the Mara yellow. In June it is green to the axles and the lions have to stand up to see anything, which is good for those who want to see lions.
## What you give up
Some days a track is closed and the drive is an hour longer. The herds may still be in Tanzania. Nobody can promise you a crossing, in June or in any month.
## What you get
Cats with cubs, elephants that have not yet gone to the river, and a camp where you are not the fourth vehicle at anything. [Eight nights between the Mara and Laikipia](itinerary:mara-and-laikipia) is how we would do it.
> We waited two hours for a leopard to come down. Nobody else waited.
@cta See how the days go itinerary:mara-and-laikipia`,
    own: { type: 'EVERGREEN', category: 'WILDLIFE', displayDate: null, faq: [], sources: [] },
  },
  {
    key: 'a-table-in-the-langhe',
    title: 'A table in the Langhe',
    summary: 'Four lunches in Piedmont, none of them in a hurry, and the drives between them.',
    place: 'Piedmont',
    places: ['Italy'],
    tripTypes: ['FOOD_WINE', 'CULTURE'],
    searchTerms: ['truffles', 'nebbiolo', 'slow food'],
    days: 96,
    body: `Lunch in the Langhe begins at half past twelve and ends when the light on the hazel groves turns copper. Plan one a day and nothing after it.
## October is not a secret
The white truffle fair fills Alba for six weeks of weekends. Come from Monday to Thursday, or come in November when the fog is down and the tables are local again.
## The cellar that has no sign
Ring, wait, and somebody's aunt will open. She will ask where you are from and pour as if it mattered. [The rails between Turin and Sicily](itinerary:italy-by-rail) pass an hour away.`,
    own: { type: 'EVERGREEN', category: 'FOOD', displayDate: null, faq: [], sources: [] },
  },
  {
    key: 'kyoto-before-seven',
    title: 'Kyoto before seven',
    summary: 'The gates of the large temples open late. Those of the small ones never closed.',
    place: 'Kyoto',
    places: ['Japan'],
    tripTypes: ['CULTURE', 'CITY'],
    searchTerms: ['temples', 'early morning'],
    days: 70,
    body: `At six the monks of a sub-temple near Daitoku-ji are sweeping moss with bamboo brooms, and you may watch as long as you do not step off the stones.
## An hour for each
Fushimi Inari at half past five, when the only other people are runners. The Philosopher's Path before the cafés. Breakfast at the market as the shutters go up.
[Our guide to Japan](guide:japan) has the months; this is about the hours.`,
    own: { type: 'EVERGREEN', category: 'CULTURE', displayDate: null, faq: [], sources: [] },
  },
  {
    key: 'northern-lights-without-promises',
    title: 'Northern lights, without promises',
    summary: 'What a week in the far north can and cannot give you, by people who have stood in the cold for both.',
    place: 'Tromsø',
    places: ['Norway', 'Lofoten Islands'],
    tripTypes: ['NATURE', 'PHOTOGRAPHY'],
    searchTerms: ['aurora', 'winter', 'northern lights'],
    days: 33,
    body: `The lights do not come because you have flown in. They come because the sky is clear and the sun was restless two days ago, and the forecast for both is poor beyond an evening.
## Four nights, not two
With four nights and a car the odds are decent. With two and a bus they are a lottery. We plan days that would be good without any lights at all: dogs, fjords, a sauna with a hole in the ice beside it.
## What to do about the cold
Wool, then more wool. Hand warmers for the camera battery. Dinner late.`,
    own: { type: 'TOPICAL', category: 'ADVICE', displayDate: null, faq: [], sources: [] },
  },
  {
    key: 'the-night-train-to-aswan',
    title: 'The night train to Aswan',
    summary: 'Eleven hours along the Nile with a window, a blanket and a thermos.',
    place: 'Aswan',
    places: ['Egypt', 'Luxor', 'Cairo'],
    tripTypes: ['RAIL', 'HERITAGE'],
    searchTerms: ['sleeper train', 'nile'],
    days: 20,
    body: `Dawn comes up at Esna: palms, a man on a donkey, smoke lying flat over the cane. Nobody in the corridor speaks. It is the best hour of the journey and it costs nothing.`,
    own: { type: 'TOPICAL', category: 'INSPIRATION', displayDate: null, faq: [], sources: [] },
    state: 'SCHEDULED',
  },
  {
    key: 'letters-from-patmos-road',
    title: 'Letters from a road in Connemara',
    summary: 'A draft about peat, rain and a very good breakfast.',
    place: 'Connemara',
    places: ['Ireland'],
    tripTypes: ['NATURE'],
    days: 6,
    body: `It rained the first day and the second, and on the third the mountains had moved closer.`,
    own: { type: 'EVERGREEN', category: 'INSPIRATION', displayDate: null, faq: [], sources: [] },
    state: 'SUBMITTED',
  },
  {
    key: 'the-road-to-chefchaouen',
    title: 'The road to Chefchaouen',
    summary: 'Taken back while the pass is being rebuilt.',
    place: 'Chefchaouen',
    places: ['Morocco'],
    tripTypes: ['CULTURE'],
    days: 120,
    body: `From Fes the road climbs through cork oak for three hours, and then everything is blue.`,
    own: { type: 'TOPICAL', category: 'INSPIRATION', displayDate: null, faq: [], sources: [] },
    state: 'UNPUBLISHED',
  },
];
