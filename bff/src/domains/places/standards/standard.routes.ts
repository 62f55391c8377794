import type { contract } from '@farwend/api-contract';
import { countries } from '#src/domains/places/countries/countries.ts';
import { toPlainText } from '#src/kernel/toPlainText.ts';
import type { Handlers } from '#src/kernel/handler.ts';
import { currencies } from './currencies.ts';
import { listTimeZones } from './timeZones.ts';

const countryCodes = countries
  .map(({ isoCode2, name, dialCode }) => ({ isoCode2, name, dialCode }))
  .toSorted((a, b) => a.isoCode2.localeCompare(b.isoCode2));

interface Query {
  offset: number;
  limit: number;
  q?: string | undefined;
  sort?: string | undefined;
}

export const standardHandlers: Handlers<typeof contract.standards> = {
  currencies: async ({ query }) => standardPage(currencies, query, 24 * 3600),
  countryCodes: async ({ query }) => standardPage(countryCodes, query, 24 * 3600),
  timeZones: async ({ query }) => standardPage(listTimeZones(), query, 15 * 60),
};

/** One page of a list that is the same for everybody and may be cached for `seconds`. */
function standardPage<T extends Record<string, string | number>>(all: readonly T[], { offset, limit, q, sort }: Query, seconds: number) {
  const term = toPlainText(q ?? '');
  const matches = all.filter((item) => Object.values(item).some((value) => toPlainText(String(value)).includes(term)));
  const page = { items: sortItems(matches, sort).slice(offset, offset + limit), total: matches.length, offset, limit };
  return Promise.resolve({
    body: page,
    headers: { 'Cache-Control': `public, max-age=${seconds}`, Vary: 'Accept-Encoding' },
  });
}

function sortItems<T extends Record<string, string | number>>(items: readonly T[], sort: string | undefined): readonly T[] {
  if (sort === undefined) return items;
  const name = sort.replace(/^-/, '');
  const ordered = items.toSorted((a, b) => String(a[name]).localeCompare(String(b[name]), 'en', { numeric: true }));
  return sort.startsWith('-') ? ordered.toReversed() : ordered;
}
