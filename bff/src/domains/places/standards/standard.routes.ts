import { contract } from '@farwend/api-contract';
import { pageHeaders } from '#src/calls/lists.ts';
import { countries } from '#src/entities/places/countries.ts';
import { plainText } from '#src/entities/places/plainText.ts';
import { Failure } from '#src/http/failure.ts';
import type { Handlers } from '#src/http/handler.ts';
import { currencies } from './currencies.ts';
import { timeZones } from './timeZones.ts';

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
  currencies: async ({ query }) => standardPage(currencies, query, contract.standards.currencies.path, 24 * 3600),
  countryCodes: async ({ query }) => standardPage(countryCodes, query, contract.standards.countryCodes.path, 24 * 3600),
  timeZones: async ({ query }) => standardPage(timeZones(), query, contract.standards.timeZones.path, 15 * 60),
};

/** One page of a list that is the same for everybody; it may be kept for so many seconds. */
function standardPage<T extends Record<string, string | number>>(
  all: readonly T[],
  { offset, limit, q, sort }: Query,
  path: string,
  seconds: number,
) {
  const wanted = plainText(q ?? '');
  const found = all.filter((item) => Object.values(item).some((value) => plainText(String(value)).includes(wanted)));
  const page = { items: sorted(found, sort).slice(offset, offset + limit), total: found.length, offset, limit };
  return Promise.resolve({
    body: page,
    headers: { ...pageHeaders(page, path), 'Cache-Control': `public, max-age=${seconds}`, Vary: 'Accept-Encoding' },
  });
}

function sorted<T extends Record<string, string | number>>(items: readonly T[], sort: string | undefined): readonly T[] {
  if (sort === undefined) return items;
  const name = sort.replace(/^-/, '');
  const [first] = items;
  if (first && !Object.hasOwn(first, name)) {
    throw new Failure('query.unknownField', {
      message: `${name} cannot be sorted by. These can: ${Object.keys(first).join(', ')}.`,
    });
  }
  const ordered = items.toSorted((a, b) => String(a[name]).localeCompare(String(b[name]), 'en', { numeric: true }));
  return sort.startsWith('-') ? ordered.toReversed() : ordered;
}
