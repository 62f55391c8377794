import { expect, test } from '@jest/globals';
import { buildSearchContext } from './buildSearchContext.ts';

type Meaning = Parameters<typeof buildSearchContext>[1][number];
const meaning = (kind: Meaning['kind'], label: string): Meaning => ({ kind, label, words: label.toLowerCase(), rest: '' });
const build = (q: string, understood: Meaning[] = [], month?: string) => {
  const context = buildSearchContext({ q, month, isVerbatim: false, page: 1 }, understood);
  return Object.fromEntries(Object.entries(context).filter(([, value]) => value !== undefined));
};

test('what was understood begins the form', () => {
  const understood = [meaning('country', 'Kenya'), meaning('month', 'September'), meaning('nights', '10 nights')];
  expect(build('kenya september 10 nights', understood)).toEqual({ place: 'Kenya', month: 9, nights: 10 });
});

test('words that mean nothing to us are carried along as they are', () => {
  expect(build('submarine')).toEqual({ place: 'submarine' });
  expect(build('snow in march', [meaning('month', 'March')])).toEqual({ month: 3 });
});

test('a chosen month counts more than a typed one, and a span of nights is none', () => {
  expect(build('september', [meaning('month', 'September'), meaning('nights', '12 to 16 nights')], '10')).toEqual({ month: 10 });
});
