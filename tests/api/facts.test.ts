import { contract, promiseNames } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '../builders/api.ts';
import { readPublishedSite, type PublishedSite } from '../builders/publishedSite.ts';
import { startServer } from '../builders/server.ts';
import {
  findAnswerTimesWithoutBasis,
  findCompaniesOfOtherCountries,
  findOtherAnswerTimesInLists,
  findOtherPricesPerNight,
  findStrangersInKenya,
  findUnspokenLanguages,
} from './facts/companies.ts';
import { findBareMovingDays, findImpossibleLegs, findUnexplainedMonths, findWrongSums } from './facts/journeys.ts';
import { findCurvedLegs, findStrayLegs, findTransfersWithoutPoints } from './facts/legs.ts';
import { findDeadLinks, findFarPages } from './facts/links.ts';
import { findBareMaps, findBoatsOnLand, findHeavyMaps, findUndrawnRoutes } from './facts/maps.ts';
import { findOverusedScenes, findRepeatedScenes, findStrayHeroes, listScenes } from './facts/pictures.ts';
import { findWrittenPromises } from './facts/promises.ts';
import { findMoreReviewsThanJourneys, findOtherFigures, findWrongRatings, findWrongReviewCounts } from './facts/ratings.ts';
import { findOtherSpellings } from './facts/spelling.ts';
import type { Violation } from './facts/violation.ts';
import { findDisagreements, findMonthsOutOfSeason, findOtherDates } from './facts/words.ts';

const server = await startServer();
afterAll(() => server.stop());

/** Words of their own, so that a promise written into a text is told apart from one that comes from the settings. */
const promises = {
  firstAnswer: 'within ninety-one working hours',
  firstRoute: 'within 971 hours',
  companies: 'ninety-two',
  cost: 'ninety-three pebbles',
  timeToFillIn: 'ninety-four minutes',
};
const api = createApi(server);
await api.call(contract.siteSettings.update, { as: 'admin', body: { promises } });
const site = await readPublishedSite(server);

const rules: readonly [title: string, find: (site: PublishedSite) => Violation[] | Promise<Violation[]>][] = [
  ['F1: ratings are averages of published reviews, cut to one decimal', findWrongRatings],
  ['F2: numbers of reviews agree everywhere', findWrongReviewCounts],
  ['F3: no company has more reviews than journeys', findMoreReviewsThanJourneys],
  ['Acacia Quill has 4.9 stars everywhere, of at least 140 journeys', findOtherFigures],
  ['F4: promises come from the settings', (all) => findWrittenPromises(all, Object.values(promises))],
  ['F5: months that a guide does not advise have a printed reason', findUnexplainedMonths],
  ['F6: those who plan it serve the country', findCompaniesOfOtherCountries],
  ['the pages about Kenya lead only to companies that serve it', findStrangersInKenya],
  ['F7: nights, countries and prices agree everywhere', findWrongSums],
  ['F7: a company’s price a night is that of its itineraries', findOtherPricesPerNight],
  ['F8: distances, times and joints of legs are possible', findImpossibleLegs],
  ['days on which one moves show the way or a picture', findBareMovingDays],
  ['the map of a route draws every stop and leg, and says every distance', findUndrawnRoutes],
  ['every transfer has coordinates at both ends', findTransfersWithoutPoints],
  ['no leg on the ground leaves the box of its points, and no arc rises by over 12 %', findStrayLegs],
  ['no leg is a curve through its points', findCurvedLegs],
  ['every map lies on drawn ground', findBareMaps],
  ['no boat goes on land', findBoatsOnLand],
  ['no map takes more than 33 kB, ground and names together', findHeavyMaps],
  ['F9: languages of a company are those of its people', findUnspokenLanguages],
  ['F10: base, year, countries, names and counts in words agree', findDisagreements],
  ['F11: no link leads to what is not published', (all) => findDeadLinks(all, server.origin)],
  ['F11: every page is within three clicks of home', findFarPages],
  [
    'F12: the picture of an itinerary is of one of its places, and of no other itinerary',
    async (all) => findStrayHeroes(all, await readHeroImages(all)),
  ],
  ['F12: no picture is at the head of more than three pages', findOverusedScenes],
  ['F12: no page shows a picture twice', findRepeatedScenes],
  ['F13: one format of dates, and checks of the past year', (all) => findOtherDates(all, Date.now())],
  ['F14: months named are in season', findMonthsOutOfSeason],
  ['F15: one spelling of each place', findOtherSpellings],
  ['F16: answer times have a basis', findAnswerTimesWithoutBasis],
  ['F16: answer times in lists are those of the companies', findOtherAnswerTimesInLists],
];

test.each(rules)('%s', async (_, find) => {
  expect(await find(site)).toEqual([]);
});

test('a changed promise is changed wherever it is stated', () => {
  const text = site.pages.map(({ html }) => html).join();
  expect(promiseNames.filter((name) => !text.includes(promises[name]))).toEqual([]);
  expect(text).not.toContain('{promise:');
});

test('there are at least 96 scenes', () => {
  expect(listScenes().length).toBeGreaterThanOrEqual(96);
});

async function readHeroImages({ itineraries }: PublishedSite) {
  const ids = new Set(itineraries.flatMap(({ heroImage }) => heroImage?.id ?? []));
  return Promise.all([...ids].map(async (id) => (await api.call(contract.images.read, { params: { id } })).body));
}
