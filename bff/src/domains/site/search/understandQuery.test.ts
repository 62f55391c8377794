import { describe, expect, test } from '@jest/globals';
import { buildLexicon } from './lexicon.ts';
import type { SearchPlace } from './searchPages.sql.ts';
import { understandQuery } from './understandQuery.ts';

const place = (name: string, type: string, isoCode: string | null, alternateNames: string[] = []): SearchPlace => ({
  id: name,
  name,
  type,
  parentIds: [],
  isoCode,
  countryCode: isoCode,
  alternateNames,
  served: true,
  lat: 1,
  lng: 1,
});

const lexicon = buildLexicon({
  places: [
    place('Greece', 'COUNTRY', 'GR', ['Hellas']),
    place('Iceland', 'COUNTRY', 'IS', ['Ísland']),
    place('New Zealand', 'COUNTRY', 'NZ'),
    place('South Africa', 'COUNTRY', 'ZA'),
    place('Puglia', 'REGION', null, ['Apulia']),
  ],
  people: [{ id: 'p', name: 'Ines Duarte' }],
  pages: [
    { id: 'c', kind: 'company', title: 'Acacia Quill', terms: [] },
    { id: 'a', kind: 'article', title: 'Hot water', terms: ['hot springs', 'islands', 'sleeper train'] },
  ],
});

function summarise(query: string): { meanings: string[]; words: string[] } {
  const { phrases, units } = understandQuery(query, lexicon);
  return { meanings: phrases.map(({ meaning }) => `${meaning.kind}: ${meaning.label}`), words: units.map(({ words }) => words) };
}

describe('a query', () => {
  test.each<[query: string, meanings: string[], words: string[]]>([
    ['greece', ['country: Greece'], ['greece']],
    ['Quiet Greek islands', ['country: Greece'], ['quiet', 'islands']],
    ['wine south africa', ['tripType: Food and wine', 'country: South Africa'], []],
    ['apulia in May', ['place: Puglia', 'month: May'], []],
    ['new zealand sept', ['country: New Zealand', 'month: September'], []],
    ['somewhere warm next winter', ['season: Winter'], ['warm', 'next']],
    ['hot springs', [], ['hot springs']],
    ['sleeper trains', [], ['sleeper trains']],
    ['by train', ['tripType: By train'], ['train']],
    ['10 nights', ['nights: 10 nights'], []],
    ['7 to 10 nights', ['nights: 7 to 10 nights'], []],
    ['two weeks with kids', ['nights: 2 weeks', 'party: With children'], []],
    ['a fortnight alone', ['nights: A fortnight', 'party: On your own'], []],
    ['under 5000', ['price: At most $5,000'], []],
    ['greece under $5,500', ['country: Greece', 'price: At most $5,500'], []],
    ['up to $8k', ['price: At most $8,000'], []],
    ['6500 dollars', ['price: At most $6,500'], []],
    ['iceland 2027', ['country: Iceland'], ['2027']],
    ['acacia quill', ['company: Acacia Quill'], ['acacia', 'quill']],
    ['ines duarte', ['person: Ines Duarte'], ['ines', 'duarte']],
    ['how do i get there', [], []],
    ['?!', [], []],
  ])('%s', (query, meanings, words) => {
    expect(summarise(query)).toEqual({ meanings, words });
  });
});

test.each([
  ['two weeks', 12, 16],
  ['a week', 5, 9],
  ['10 nights', 10, 10],
  ['10 days', 9, 10],
])('%s are %i to %i nights', (query, min, max) => {
  expect(understandQuery(query, lexicon).phrases[0]?.meaning).toMatchObject({ kind: 'nights', min, max });
});

test('a season comes half a year later in the south', () => {
  expect(understandQuery('summer', lexicon).phrases[0]?.meaning).toMatchObject({ north: [6, 7, 8], south: [12, 1, 2] });
});
