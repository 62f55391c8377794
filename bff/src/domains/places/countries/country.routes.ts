import type { contract } from '@farwend/api-contract';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { buildFixedPage } from '#src/domains/places/standards/buildFixedPage.ts';
import { countries, type CountryView } from './countries.ts';
import { toPlainText } from '#src/kernel/toPlainText.ts';

/** Sorting by name keeps the five top countries first. */
const sorts = {
  name: () => 0,
  '-name': (a: CountryView, b: CountryView) => a.sortGroup - b.sortGroup || b.name.localeCompare(a.name, 'en'),
  isoCode2: (a: CountryView, b: CountryView) => a.isoCode2.localeCompare(b.isoCode2),
};

export const countryHandlers: Handlers<typeof contract.countries> = {
  list: async ({ query }, context) => {
    const { q, sort = 'name' } = query;
    const term = toPlainText(q ?? '');
    const matches = countries
      .filter(({ name, isoCode2 }) => toPlainText(name).includes(term) || isoCode2.toLowerCase() === term)
      .toSorted(sorts[sort]);
    return ok(buildFixedPage(matches, query, ({ isoCode2 }) => isoCode2, context));
  },
};
