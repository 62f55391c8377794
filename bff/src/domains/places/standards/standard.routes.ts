import type { contract } from '@farwend/api-contract';
import { countries } from '#src/domains/places/countries/countries.ts';
import { toPlainText } from '#src/kernel/toPlainText.ts';
import type { Handlers } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { buildFixedPage } from './buildFixedPage.ts';
import { currencies } from './currencies.ts';
import { listTimeZones } from './timeZones.ts';

const countryCodes = countries
  .map(({ isoCode2, name, dialCode }) => ({ isoCode2, name, dialCode }))
  .toSorted((a, b) => a.isoCode2.localeCompare(b.isoCode2));

interface Query {
  cursor?: string | undefined;
  offset: number;
  limit: number;
  q?: string | undefined;
  sort?: string | undefined;
}

export const standardHandlers: Handlers<typeof contract.standards> = {
  currencies: async ({ query }, context) =>
    standardReply(
      buildStandardPage(currencies, query, ({ code }) => code, context),
      24 * 3600,
    ),
  countryCodes: async ({ query }, context) =>
    standardReply(
      buildStandardPage(countryCodes, query, ({ isoCode2 }) => isoCode2, context),
      24 * 3600,
    ),
  timeZones: async ({ query }, context) =>
    standardReply(
      buildStandardPage(listTimeZones(), query, ({ id }) => id, context),
      15 * 60,
    ),
};

function buildStandardPage<T extends Record<string, string | number>>(
  all: readonly T[],
  query: Query,
  keyOf: (item: T) => string,
  context: CallContext,
) {
  const term = toPlainText(query.q ?? '');
  const matches = all.filter((item) => Object.values(item).some((value) => toPlainText(String(value)).includes(term)));
  return buildFixedPage(sortItems(matches, query.sort), query, keyOf, context);
}

/** The list is the same for everybody and may be cached for `seconds`. */
function standardReply<P>(body: P, seconds: number) {
  return { body, headers: { 'Cache-Control': `public, max-age=${seconds}`, Vary: 'Accept-Encoding' } };
}

function sortItems<T extends Record<string, string | number>>(items: readonly T[], sort: string | undefined): readonly T[] {
  if (sort === undefined) return items;
  const name = sort.replace(/^-/, '');
  const ordered = items.toSorted((a, b) => String(a[name]).localeCompare(String(b[name]), 'en', { numeric: true }));
  return sort.startsWith('-') ? ordered.toReversed() : ordered;
}
