import { contract } from '@farwend/api-contract';
import { pageHeaders } from '#src/calls/lists.ts';
import { Failure } from '#src/http/failure.ts';
import type { Handlers } from '#src/http/handler.ts';
import { countries, type CountryView } from './countries.ts';
import { plainText } from './plainText.ts';

/** Sorted by name means: as people look for them, the five at the top first. */
const sorts: Record<string, (a: CountryView, b: CountryView) => number> = {
  name: () => 0,
  '-name': (a, b) => a.sortGroup - b.sortGroup || b.name.localeCompare(a.name, 'en'),
  isoCode2: (a, b) => a.isoCode2.localeCompare(b.isoCode2),
};

export const countryHandlers: Handlers<typeof contract.countries> = {
  list: async ({ query }) => {
    const { offset, limit, q, sort = 'name' } = query;
    const order = Object.hasOwn(sorts, sort) ? sorts[sort] : undefined;
    if (!order)
      throw new Failure('query.unknownField', { message: `${sort} cannot be sorted by. These can: ${Object.keys(sorts).join(', ')}.` });
    const wanted = plainText(q ?? '');
    const found = countries
      .filter(({ name, isoCode2 }) => plainText(name).includes(wanted) || isoCode2.toLowerCase() === wanted)
      .toSorted(order);
    const page = { items: found.slice(offset, offset + limit), total: found.length, offset, limit };
    return { body: page, headers: pageHeaders(page, contract.countries.list.path) };
  },
};
