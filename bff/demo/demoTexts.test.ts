import { contract } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import type { ContentFields } from '#src/content/content.model.ts';
import { wordsOf } from '#src/content/richText/textWalk.ts';
import { linksOf } from '#src/content/richText/textWalk.ts';
import { companyPieces } from './companyPieces.ts';
import type { DemoPiece } from './contentRows.ts';
import { articlePieces } from './data/articles.data.ts';
import { companyCategoryPieces } from './data/companyCategories.data.ts';
import { contentPagePieces } from './data/contentPages.data.ts';
import { furtherPlaces } from './data/furtherPlaces.data.ts';
import { guidePieces } from './data/guides.data.ts';
import { landingPageCategoryPieces, landingPagePieces } from './data/landingPages.data.ts';
import { servedCountries, wideRegions } from './data/places.data.ts';
import { demoId } from './demoId.ts';
import { journeys } from './data/itineraries.data.ts';
import { richLines } from './richLines.ts';

const isWhole = ({ state = 'CHANGED' }: { state?: string }) => state === 'CHANGED';
const written = {
  article: articlePieces,
  guide: guidePieces,
  landingPage: landingPagePieces,
  landingPageCategory: landingPageCategoryPieces,
  companyCategory: companyCategoryPieces,
  contentPage: contentPagePieces,
};
const all = Object.entries({
  ...written,
  itinerary: journeys.map(({ key, ...one }) => ({ key, title: one.title, summary: one.summary, days: 1, own: {} })),
  company: companyPieces(),
}).flatMap(([type, pieces]) => pieces.map((piece: DemoPiece<ContentFields>) => ({ type, piece, id: piece.id ?? demoId(type, piece.key) })));
const texts = all.filter(({ type }) => type in written);
const shown = new Set(all.filter(({ piece }) => isWhole(piece)).map(({ id }) => id));
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
const bodyOf = (piece: DemoPiece<ContentFields>) => richLines(piece.body ?? '');
const wordCount = (...parts: string[]) => parts.join(' ').split(/\s+/).filter(Boolean).length;

test('as many pieces as the plan says, in its states', () => {
  const states = Map.groupBy(articlePieces, ({ state = 'PUBLISHED' }) => (state === 'SUBMITTED' ? 'DRAFT' : state));
  expect(Object.fromEntries([...states].map(([state, { length }]) => [state, length]))).toEqual({
    PUBLISHED: 38,
    CHANGED: 2, // published, with a newer draft
    DRAFT: 5,
    SCHEDULED: 2,
    UNPUBLISHED: 1,
  });
  expect(articlePieces.filter(({ own }) => own.type === 'TOPICAL')).toHaveLength(20);
  expect(articlePieces.filter(({ own }) => own.type === 'EVERGREEN')).toHaveLength(28);
  expect(articlePieces.filter(({ earlier = [] }) => earlier.length + 2 >= 5)).toHaveLength(10);
  expect(articlePieces.filter(({ aliases = [] }) => aliases.length > 0)).toHaveLength(6);
  const countries = guidePieces.filter(({ own }) => own.guideType === 'DESTINATION').map(({ place }) => place);
  expect(new Set(countries)).toEqual(new Set(servedCountries.map(({ name }) => name)));
  expect(countries).toHaveLength(18);
  expect(guidePieces.filter(({ own }) => own.guideType === 'SEASON')).toHaveLength(4);
  const kinds = Map.groupBy(landingPagePieces, ({ own }) => own.kind);
  expect(Object.fromEntries([...kinds].map(([kind, { length }]) => [kind, length]))).toEqual({
    DESTINATION: 18,
    THEME: 10,
    SEASON: 4,
    TOUR: 4,
  });
  expect([landingPageCategoryPieces, companyCategoryPieces, contentPagePieces].map(({ length }) => length)).toEqual([9, 10, 12]);
});

test('every link leads to what visitors can see, but for the one that the gate refuses', () => {
  const broken = texts.flatMap(({ type, piece }) =>
    linksOf(bodyOf(piece)).flatMap(({ to, words }) => {
      if ('url' in to) return [];
      const isThere = to.entityType === 'location' ? places.has(to.entityId) : shown.has(to.entityId);
      return isThere ? [] : [`${type}:${piece.key} ${words}`];
    }),
  );
  expect(broken).toEqual(['landingPage:winter-light Our guide to winter light', 'landingPage:winter-light ']);
});

test('places are on the map, relations are there', () => {
  const lost = texts.flatMap(({ type, piece }) =>
    [piece.place, ...(piece.places ?? [])]
      .filter((place) => place !== undefined && !places.has(demoId('location', place)))
      .map((place) => `${type}:${piece.key} ${place}`),
  );
  expect(lost).toEqual([]);
  const related = landingPagePieces.flatMap(({ key, own }) =>
    [...own.itineraryIds, ...own.companyIds].filter((id) => !shown.has(id)).map(() => key),
  );
  expect(related).toEqual([]);
  expect(guidePieces.flatMap(({ key, own }) => own.sampleItineraryIds.filter((id) => !shown.has(id)).map(() => key))).toEqual([]);
});

test.each(texts.map(({ type, piece }) => [`${type}:${piece.key}`, type, piece] as const))(
  '%s could be sent to the API as it is',
  (_, type, piece) => {
    const { article, guide, landingPage, landingPageCategory, companyCategory, contentPage } = {
      article: contract.articles,
      guide: contract.guides,
      landingPage: contract.landingPages,
      landingPageCategory: contract.landingPageCategories,
      companyCategory: contract.companyCategories,
      contentPage: contract.contentPages,
    };
    const call = { article, guide, landingPage, landingPageCategory, companyCategory, contentPage }[type];
    const { title, key, summary, tripTypes = [], searchTerms = [], own } = piece;
    const sent = { title, slug: key, summary, tripTypes, searchTerms, body: bodyOf(piece), ...own };
    expect(call?.create.body?.safeParse(sent)).toMatchObject({ success: true });
  },
);

describe('the writing', () => {
  const sentencesOf = (piece: DemoPiece<ContentFields>) =>
    wordsOf(bodyOf(piece))
      .split(/(?<=[.?!:])\s+|\n/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => wordCount(sentence) >= 6);

  test('has the length the plan asks for', () => {
    const lengths = (
      pieces: readonly DemoPiece<ContentFields>[],
      least: number,
      most: number,
      extra: (piece: DemoPiece<ContentFields>) => string[],
    ) =>
      pieces
        .filter(isWhole)
        .map((piece) => [piece.key, wordCount(wordsOf(bodyOf(piece)), ...extra(piece))] as const)
        .filter(([, words]) => words < least || words > most);
    expect(lengths(articlePieces, 450, 900, () => [])).toEqual([]);
    expect(lengths(landingPagePieces, 150, 350, () => [])).toEqual([]);
    const whole = guidePieces.map((piece) => ({
      ...piece,
      words: [...piece.own.highlights, ...piece.own.faq].map((one) => Object.values(one).join(' ')),
    }));
    expect(
      whole
        .filter(isWhole)
        .map((piece) => [piece.key, wordCount(wordsOf(bodyOf(piece)), ...piece.words)] as const)
        .filter(([, words]) => words < 900 || words > 1500),
    ).toEqual([]);
  });

  test('repeats no sentence, no opening and no heading but the few that say what a table is', () => {
    const seen = Map.groupBy(
      texts.flatMap(({ type, piece }) => [...new Set(sentencesOf(piece))].map((sentence) => ({ sentence, at: `${type}:${piece.key}` }))),
      ({ sentence }) => sentence,
    );
    expect(
      [...seen].filter(([, places]) => places.length > 1).map(([sentence, places]) => [sentence, ...places.map(({ at }) => at)]),
    ).toEqual([]);
    const openings = Map.groupBy(texts, ({ piece }) => wordsOf(bodyOf(piece)).split(/\s+/).slice(0, 4).join(' '));
    expect([...openings].filter(([words, { length }]) => words !== '' && length > 1).map(([words]) => words)).toEqual([]);
  });

  test('has none of the words of brochures, no exclamation marks of its own, no straight quotes', () => {
    const bad =
      /\b(?:unforgettable|nestled|hidden gems?|curated|bespoke|breathtaking|paradise|must-see|bucket list|once-in-a-lifetime|stunning)\b|[a-z]'[a-z]/i;
    expect(
      texts.filter(({ piece }) => bad.test(`${piece.title} ${piece.summary} ${piece.body ?? ''}`)).map(({ piece }) => piece.key),
    ).toEqual([]);
  });
});
