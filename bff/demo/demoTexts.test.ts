import { contract } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import type { ContentFields } from '#src/publishing/content.model.ts';
import { extractText } from '#src/publishing/richText/extractText.ts';
import { collectLinks } from '#src/publishing/richText/extractText.ts';
import { buildCompanyItems } from './buildCompanyItems.ts';
import type { DemoItem } from './demoItem.ts';
import { articleItems } from './data/articles.data.ts';
import { longReads } from './data/articles/longReads.data.ts';
import { companyCategoryItems } from './data/companyCategories.data.ts';
import { contentPageItems } from './data/contentPages.data.ts';
import { furtherPlaces } from './data/furtherPlaces.data.ts';
import { guideItems } from './data/guides.data.ts';
import { landingPageCategoryItems, landingPageItems } from './data/landingPages.data.ts';
import { letterItems } from './data/letters.data.ts';
import { servedCountries, wideRegions } from './data/places.data.ts';
import { demoId } from './demoId.ts';
import { journeys } from './data/itineraries.data.ts';
import { richLines } from './richLines.ts';

const isWhole = ({ state = 'CHANGED' }: { state?: string }) => state === 'CHANGED';
const written = {
  article: articleItems,
  guide: guideItems,
  landingPage: landingPageItems,
  landingPageCategory: landingPageCategoryItems,
  companyCategory: companyCategoryItems,
  contentPage: [...contentPageItems, ...letterItems],
};
const all = Object.entries({
  ...written,
  itinerary: journeys.map(({ key, ...one }) => ({ key, title: one.title, summary: one.summary, days: 1, own: {} })),
  company: buildCompanyItems(),
}).flatMap(([type, items]) => items.map((item: DemoItem<ContentFields>) => ({ type, item, id: item.id ?? demoId(type, item.key) })));
const texts = all.filter(({ type }) => type in written);
const shown = new Set(all.filter(({ item }) => isWhole(item)).map(({ id }) => id));
const places = new Set(
  [
    'Africa',
    'Asia',
    'Europe',
    'North America',
    'South America',
    'Oceania',
    ...servedCountries.flatMap(({ name, places: within }) => [name, ...within.map(([one]) => one)]),
    ...furtherPlaces.map(([, name]) => name),
    ...wideRegions.map(([name]) => name),
  ].map((name) => demoId('location', name)),
);
const bodyOf = (item: DemoItem<ContentFields>) => richLines(item.body ?? '');
const wordCount = (...parts: string[]) => parts.join(' ').split(/\s+/).filter(Boolean).length;

test('as many content items as the plan says, in its states', () => {
  const states = Map.groupBy(articleItems, ({ state = 'PUBLISHED' }) => (state === 'SUBMITTED' ? 'DRAFT' : state));
  expect(Object.fromEntries([...states].map(([state, { length }]) => [state, length]))).toEqual({
    PUBLISHED: 38,
    CHANGED: 2, // published, with a newer draft
    DRAFT: 5,
    SCHEDULED: 2,
    UNPUBLISHED: 1,
  });
  expect(articleItems.filter(({ own }) => own.type === 'TOPICAL')).toHaveLength(20);
  expect(articleItems.filter(({ own }) => own.type === 'EVERGREEN')).toHaveLength(28);
  expect(articleItems.filter(({ earlier = [] }) => earlier.length + 2 >= 5)).toHaveLength(10);
  expect(articleItems.filter(({ aliases = [] }) => aliases.length > 0)).toHaveLength(6);
  const countries = guideItems.filter(({ own }) => own.guideType === 'DESTINATION').map(({ place }) => place);
  expect(new Set(countries)).toEqual(new Set(servedCountries.map(({ name }) => name)));
  expect(countries).toHaveLength(18);
  expect(guideItems.filter(({ own }) => own.guideType === 'SEASON')).toHaveLength(4);
  const kinds = Map.groupBy(landingPageItems, ({ own }) => own.kind);
  expect(Object.fromEntries([...kinds].map(([kind, { length }]) => [kind, length]))).toEqual({
    DESTINATION: 18,
    THEME: 10,
    SEASON: 4,
    TOUR: 4,
  });
  expect([landingPageCategoryItems, companyCategoryItems, contentPageItems, letterItems].map(({ length }) => length)).toEqual([
    9, 10, 12, 7,
  ]);
});

test('every link leads to what visitors can see, but for the one that the gate refuses', () => {
  const broken = texts.flatMap(({ type, item }) =>
    collectLinks(bodyOf(item)).flatMap(({ to, anchorText }) => {
      if ('url' in to) return [];
      const isThere = to.entityType === 'location' ? places.has(to.entityId) : shown.has(to.entityId);
      return isThere ? [] : [`${type}:${item.key} ${anchorText}`];
    }),
  );
  expect(broken).toEqual(['landingPage:winter-light Our guide to winter light', 'landingPage:winter-light ']);
});

test('places are on the map, relations are there', () => {
  const lost = texts.flatMap(({ type, item }) =>
    [item.place, ...(item.places ?? [])]
      .filter((place) => place !== undefined && !places.has(demoId('location', place)))
      .map((place) => `${type}:${item.key} ${place}`),
  );
  expect(lost).toEqual([]);
  const related = landingPageItems.flatMap(({ key, own }) =>
    [...own.itineraryIds, ...own.companyIds].filter((id) => !shown.has(id)).map(() => key),
  );
  expect(related).toEqual([]);
  expect(guideItems.flatMap(({ key, own }) => own.sampleItineraryIds.filter((id) => !shown.has(id)).map(() => key))).toEqual([]);
});

test.each(texts.map(({ type, item }) => [`${type}:${item.key}`, type, item] as const))(
  '%s could be sent to the API as it is',
  (_, type, item) => {
    const { article, guide, landingPage, landingPageCategory, companyCategory, contentPage } = {
      article: contract.articles,
      guide: contract.guides,
      landingPage: contract.landingPages,
      landingPageCategory: contract.landingPageCategories,
      companyCategory: contract.companyCategories,
      contentPage: contract.contentPages,
    };
    const call = { article, guide, landingPage, landingPageCategory, companyCategory, contentPage }[type];
    const { title, key, summary, tripTypes = [], searchTerms = [], own } = item;
    const sent = { title, slug: key, summary, tripTypes, searchTerms, body: bodyOf(item), ...own };
    expect(call?.create.body?.safeParse(sent)).toMatchObject({ success: true });
  },
);

test('every long read has chapters, and between them pictures or maps', () => {
  const thin = longReads
    .map(({ key, body }) => ({ key, blocks: richLines(body, () => null).blocks }))
    .filter(
      ({ blocks }) =>
        blocks.filter((block) => block.type === 'heading' && block.level === 2).length < 5 ||
        blocks.filter(({ type }) => type === 'map').length < 2,
    );
  expect(thin.map(({ key }) => key)).toEqual([]);
});

describe('the writing', () => {
  const sentencesOf = (item: DemoItem<ContentFields>) =>
    extractText(bodyOf(item))
      .split(/(?<=[.?!:])\s+|\n/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => wordCount(sentence) >= 6);

  test('has the length the plan asks for', () => {
    const lengths = (
      items: readonly DemoItem<ContentFields>[],
      least: number,
      most: number,
      extra: (item: DemoItem<ContentFields>) => string[],
    ) =>
      items
        .filter(isWhole)
        .map((item) => [item.key, wordCount(extractText(bodyOf(item)), ...extra(item))] as const)
        .filter(([, words]) => words < least || words > most);
    const long = new Set(longReads.map(({ key }) => key));
    expect(long.size).toBeGreaterThanOrEqual(4);
    expect(
      lengths(
        articleItems.filter(({ key }) => !long.has(key)),
        450,
        900,
        () => [],
      ),
    ).toEqual([]);
    expect(
      lengths(
        articleItems.filter(({ key }) => long.has(key)),
        1500,
        2400,
        () => [],
      ),
    ).toEqual([]);
    expect(lengths(landingPageItems, 150, 350, () => [])).toEqual([]);
    expect(lengths(letterItems, 250, 400, () => [])).toEqual([]);
    const whole = guideItems.map((item) => ({
      ...item,
      words: [...item.own.highlights, ...item.own.faq].map((one) => Object.values(one).join(' ')),
    }));
    expect(
      whole
        .filter(isWhole)
        .map((item) => [item.key, wordCount(extractText(bodyOf(item)), ...item.words)] as const)
        .filter(([, words]) => words < 900 || words > 1500),
    ).toEqual([]);
  });

  test('repeats no sentence, no opening and no heading but the few that say what a table is', () => {
    const seen = Map.groupBy(
      texts.flatMap(({ type, item }) => [...new Set(sentencesOf(item))].map((sentence) => ({ sentence, at: `${type}:${item.key}` }))),
      ({ sentence }) => sentence,
    );
    expect(
      [...seen].filter(([, places]) => places.length > 1).map(([sentence, places]) => [sentence, ...places.map(({ at }) => at)]),
    ).toEqual([]);
    const openings = Map.groupBy(texts, ({ item }) => extractText(bodyOf(item)).split(/\s+/).slice(0, 4).join(' '));
    expect([...openings].filter(([words, { length }]) => words !== '' && length > 1).map(([words]) => words)).toEqual([]);
  });

  test('has none of the words of brochures, no exclamation marks of its own, no straight quotes', () => {
    const bad =
      /\b(?:unforgettable|nestled|hidden gems?|curated|bespoke|breathtaking|paradise|must-see|bucket list|once-in-a-lifetime|stunning)\b|[a-z]'[a-z]/i;
    expect(texts.filter(({ item }) => bad.test(`${item.title} ${item.summary} ${item.body ?? ''}`)).map(({ item }) => item.key)).toEqual(
      [],
    );
  });
});
