import type { contract } from '@farwend/api-contract';
import { Failure } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { countries, type CountryView } from './countries.ts';
import { toPlainText } from '#src/kernel/toPlainText.ts';

/** Sorting by name keeps the five top countries first. */
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
      throw new Failure('query.unknownField', { message: `Cannot sort by ${sort}. Choose from: ${Object.keys(sorts).join(', ')}.` });
    const term = toPlainText(q ?? '');
    const matches = countries
      .filter(({ name, isoCode2 }) => toPlainText(name).includes(term) || isoCode2.toLowerCase() === term)
      .toSorted(order);
    const page = { items: matches.slice(offset, offset + limit), total: matches.length, offset, limit };
    return ok(page);
  },
};
