import type { LandingPageCategoryFields } from '#src/entities/landingPageCategories/landingPageCategory.type.ts';
import type { LandingPageFields } from '#src/entities/landingPages/landingPage.type.ts';
import type { DemoPiece } from '../contentRows.ts';
import { demoId } from '../demoId.ts';

function category(key: string, title: string, summary: string, sortOrder: number): DemoPiece<LandingPageCategoryFields> {
  return { key, title, summary, days: 320, own: { parentId: null, locationId: null, sortOrder, layout: 'GRID' } };
}

/** Categories of landing pages of the demo. */
export const landingPageCategoryPieces: readonly DemoPiece<LandingPageCategoryFields>[] = [
  category('places-we-know', 'Places we know', 'Eighteen countries, each planned by people who live in them.', 1),
  category('ways-to-travel', 'Ways to travel', 'By rail, by small boat, on foot, with a table at the end.', 2),
  category('seasons', 'Seasons', 'What is at its best while somewhere else is not.', 3),
  category('tours', 'Tours', 'Journeys with a beginning, an end and a price to start from.', 4),
];

function own(
  kind: LandingPageFields['kind'],
  categoryKey: string,
  itineraries: readonly string[],
  companies: readonly string[] = [],
): DemoPiece<LandingPageFields>['own'] {
  return {
    categoryId: demoId('landingPageCategory', categoryKey),
    kind,
    heroVariant: 'PHOTO',
    ctaLabel: 'Design My Dream Trip',
    itineraryIds: itineraries.map((key) => demoId('itinerary', key)),
    companyIds: companies.map((name) => demoId('company', name)),
    product: null,
    faq: [],
    campaign: null,
    footerLinks: null,
  };
}

/** Landing pages of the demo. "Winter light" is a draft that links to an unpublished guide. */
export const landingPagePieces: readonly DemoPiece<LandingPageFields>[] = [
  {
    key: 'kenya-safaris',
    title: 'Safaris in Kenya',
    summary: 'Fewer beds, better guides: journeys between the conservancies, planned in Nairobi.',
    place: 'Kenya',
    tripTypes: ['SAFARI', 'FAMILY'],
    searchTerms: ['great migration', 'safari'],
    days: 190,
    body: `A safari is a sum of small decisions: which side of the river, which month, which guide. The people who plan these make them every day.
## Begin here
@list itinerary:mara-and-laikipia, guide:kenya, article:the-mara-after-the-rains`,
    own: own('DESTINATION', 'places-we-know', ['mara-and-laikipia'], ['Acacia Quill', 'Redgrass & Rain']),
  },
  {
    key: 'greek-islands',
    title: 'The Greek islands',
    summary: 'Three lines of ferries, and the week you will remember.',
    place: 'Greece',
    tripTypes: ['BEACH'],
    searchTerms: ['islands', 'ferries'],
    days: 170,
    body: `Choose the islands by the ferry that joins them, not by their names. 
@list itinerary:small-cyclades-by-caique, article:ten-quiet-islands, guide:greece`,
    own: own('DESTINATION', 'places-we-know', ['small-cyclades-by-caique'], ['Kyklos & Olive', 'Lume & Tessaro']),
  },
  {
    key: 'journeys-by-rail',
    title: 'Journeys by rail',
    summary: 'The window seat is the hotel with the best view.',
    place: 'Italy',
    tripTypes: ['RAIL'],
    searchTerms: ['sleeper train', 'slow travel'],
    days: 140,
    body: `A train puts you down in the middle of things, and on the way there is nothing you have to do.
@list itinerary:italy-by-rail, itinerary:ten-countries-by-rail`,
    own: own('THEME', 'ways-to-travel', ['italy-by-rail', 'ten-countries-by-rail'], ['Vale Orrin Rail']),
  },
  {
    key: 'autumn-tables',
    title: 'Autumn tables',
    summary: 'Truffles, new oil, first fog: where to eat from October to December.',
    place: 'Piedmont',
    places: ['Italy', 'Japan', 'Portugal'],
    tripTypes: ['FOOD_WINE'],
    searchTerms: ['slow food', 'truffles'],
    days: 60,
    body: `Some places are best when the tables move indoors. [A table in the Langhe](article:a-table-in-the-langhe) explains the hours.`,
    own: own('SEASON', 'seasons', ['italy-by-rail']),
  },
  {
    key: 'setouchi-tour',
    title: 'Setouchi, seven nights',
    summary: 'Kyoto and the art islands: a tour with a price to start from.',
    place: 'Naoshima',
    places: ['Japan', 'Kyoto', 'Hiroshima'],
    tripTypes: ['CULTURE'],
    searchTerms: ['ryokan', 'ferries'],
    days: 45,
    body: `Three ferries, two ryokan, one island after closing time.
@days itinerary:setouchi-in-three-ferries
@cta See the days itinerary:setouchi-in-three-ferries`,
    own: {
      ...own('TOUR', 'tours', ['setouchi-in-three-ferries'], ['Yukiharu Path']),
      product: { name: 'Setouchi in three ferries', priceFromUSD: 5900, priceToUSD: 8800, priceCurrency: 'USD', availability: 'IN_STOCK' },
      faq: [
        {
          question: 'How far do we cycle?',
          answer: 'About twenty kilometres on Teshima, with electric bicycles and many reasons to stop.',
        },
      ],
    },
  },
  {
    key: 'winter-light',
    title: 'Winter light',
    summary: 'The far north in its blue months.',
    place: 'Norway',
    places: ['Iceland'],
    tripTypes: ['NATURE', 'PHOTOGRAPHY'],
    searchTerms: ['northern lights', 'winter'],
    days: 9,
    body: `The sun stays below the horizon and the light is the better for it. [Our guide to winter light](guide:winter-light-in-the-north) says when and where.
@list guide:winter-light-in-the-north, article:northern-lights-without-promises`,
    own: own('SEASON', 'seasons', []),
    state: 'DRAFT',
  },
];
