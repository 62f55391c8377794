import type { LandingPageCategoryFields } from '#src/domains/editorial/landingPageCategories/landingPageCategory.type.ts';
import type { LandingPageFields } from '#src/domains/editorial/landingPages/landingPage.type.ts';
import type { DemoItem } from '../demoItem.ts';
import { demoId } from '../demoId.ts';
import { buildLandingPageItem } from '../buildLandingPageItem.ts';
import { placePages } from './landingPages/places.data.ts';
import { seasonAndTourPages } from './landingPages/seasonsAndTours.data.ts';
import { themePages } from './landingPages/themes.data.ts';

interface CategoryLine {
  key: string;
  title: string;
  summary: string;
  body: string;
  /** A place whose picture it has. */
  pictureOf: string;
  sortOrder: number;
  /** Key of the category above it. */
  within?: string;
  /** Name of the continent it is. */
  continent?: string;
}

function category({ within, continent, sortOrder, ...line }: CategoryLine): DemoItem<LandingPageCategoryFields> {
  const parentId = within === undefined ? null : demoId('landingPageCategory', within);
  const locationId = continent === undefined ? null : demoId('location', continent);
  return { ...line, days: 320, own: { parentId, locationId, sortOrder, layout: 'LIST' } };
}

/** Categories of landing pages of the demo. */
export const landingPageCategoryItems: readonly DemoItem<LandingPageCategoryFields>[] = [
  category({
    key: 'places-we-know',
    title: 'Places we know',
    summary: 'Eighteen countries, each planned by people who live in them.',
    pictureOf: 'Lake Como',
    sortOrder: 1,
    body: `We could sell you any country. We plan in eighteen, because in these we know someone who will get out of bed. Each has one to four companies, a desk of ours that reads every request, and a guide that is written again when it is wrong.
@list landingPageCategory:africa-and-the-desert, landingPageCategory:europe-by-its-edges, landingPageCategory:asia-and-the-pacific, landingPageCategory:the-americas`,
  }),
  category({
    key: 'ways-to-travel',
    title: 'Ways to travel',
    summary: 'By rail, by small boat, on foot, with a table at the end.',
    pictureOf: 'Wellington',
    sortOrder: 2,
    body: `How one moves decides what one sees. Here are six speeds, from a dugout’s to a night train’s. If it matters more to you who is coming along, there is [a page for that](landingPageCategory:with-whom).`,
  }),
  category({
    key: 'seasons',
    title: 'Seasons',
    summary: 'What is at its best while somewhere else is not.',
    pictureOf: 'Hakone',
    sortOrder: 3,
    body: `Most mistakes in travelling are made with a calendar. These pages begin with the month and end with a place; the [guide to the dry season](guide:the-dry-season-in-africa) and the one to [spring, by latitude](guide:spring-by-latitude) go further.`,
  }),
  category({
    key: 'tours',
    title: 'Tours',
    summary: 'Journeys with a beginning, an end and a price to start from.',
    pictureOf: 'Luxor',
    sortOrder: 4,
    body: `Four that are ready, for people who would like to say yes. Each has been travelled at least thirty times, and can be shifted by a day at either end. The price is for one of two sharing, without flights from home.`,
  }),
  category({
    key: 'africa-and-the-desert',
    title: 'Africa, and the desert above it',
    summary: 'Kenya, Tanzania, South Africa, Botswana, Morocco, Egypt.',
    pictureOf: 'Kenya',
    sortOrder: 5,
    within: 'places-we-know',
    continent: 'Africa',
    body: `Six countries, seven thousand kilometres from the first to the last. What they share is that the early morning is worth more than the rest of the day, and that one guide can be the difference between a journey and a drive.`,
  }),
  category({
    key: 'europe-by-its-edges',
    title: 'Europe, by its edges',
    summary: 'Italy, Greece, Portugal, Ireland, Norway, Iceland.',
    pictureOf: 'Greece',
    sortOrder: 6,
    within: 'places-we-know',
    continent: 'Europe',
    body: `The middle can be had by anyone with a telephone. We know the rim: harbours, islands, the last station on the line. In none of the six is the sea more than a morning away.`,
  }),
  category({
    key: 'asia-and-the-pacific',
    title: 'Asia and the Pacific',
    summary: 'Japan, India, Vietnam, New Zealand.',
    pictureOf: 'Japan',
    sortOrder: 7,
    within: 'places-we-know',
    continent: 'Asia',
    body: `Long flights, so go for longer: twelve nights are the least that does them justice. Four companies on the spot, and Keiko Arai’s desk, which has an opinion about soup.`,
  }),
  category({
    key: 'the-americas',
    title: 'The Americas, where they are steep',
    summary: 'Peru and Costa Rica.',
    pictureOf: 'Peru',
    sortOrder: 8,
    within: 'places-we-know',
    continent: 'South America',
    body: `Two so far. In the one you go up by stages, in the other you sit still until something moves. Gabriel Soto, who looks after both from San José, would like Colombia next and has been told to wait.`,
  }),
  category({
    key: 'with-whom',
    title: 'With whom',
    summary: 'Two of you, five, eleven, or one.',
    pictureOf: 'Abel Tasman',
    sortOrder: 9,
    within: 'ways-to-travel',
    body: `The same valley is four different places to a couple, to a family with a baby, to a grandfather, and to somebody with a rucksack and a novel. Say who is coming, and we shall say where.`,
  }),
];

/** Landing pages of the demo: 18 to countries, ten by theme, four by season (one a draft), four tours. */
export const landingPageItems: readonly DemoItem<LandingPageFields>[] = [...placePages, ...themePages, ...seasonAndTourPages].map(
  buildLandingPageItem,
);
