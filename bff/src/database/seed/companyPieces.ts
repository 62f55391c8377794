import type { CompanyFields } from '#src/entities/companies/company.type.ts';
import type { DemoPiece } from './contentRows.ts';
import { companyLines } from './data/companies.data.ts';
import { partnerLines } from './data/partners.data.ts';
import { servedCountries } from './data/places.data.ts';
import { demoId } from './demoId.ts';
import { plainText } from '#src/entities/places/plainText.ts';
import { richLines } from './richLines.ts';

const shownStatuses = new Set(['ACTIVE', 'PAUSED']);

/** The profiles of the partners; shown when the partner is active or rests. Their ids are those that reviews speak of. */
export function companyPieces(): (DemoPiece<CompanyFields> & { id: string })[] {
  return companyLines.map(([name, tagline, about, foundedYear, base, languages, price, categories], index) => {
    const [, status = 'ACTIVE', codes = []] = partnerLines.find(([partner]) => partner === name) ?? [];
    const countries = servedCountries.filter(({ code }) => codes.includes(code)).map((country) => country.name);
    return {
      id: demoId('company', name),
      key: plainText(name)
        .replace(/[^a-z]+/g, '-')
        .replace(/^-|-$/g, ''),
      title: name,
      summary: about,
      place: countries[0] ?? base,
      places: countries,
      tripTypes: [],
      searchTerms: countries.map((country) => country.toLowerCase()),
      days: 360 - index * 3,
      body: about,
      ...(shownStatuses.has(status) ? {} : { state: 'SUBMITTED' as const }),
      own: {
        partnerId: demoId('partner', name),
        tagline,
        about: richLines(about),
        logo: null,
        gallery: [],
        foundedYear,
        baseLocationId: demoId('location', base),
        countriesServed: countries.map((country) => demoId('location', country)),
        languages: [...languages],
        specialtyIds: [],
        categoryIds: categories.map((category) => demoId('companyCategory', category)),
        awards: [],
        sustainability: null,
        licences: [],
        priceFromPerNightUSD: price,
        shownAgentIds: [],
        activityLevel: index % 3 === 0 ? 'PRIORITY_MATCH' : 'STANDARD',
      },
    };
  });
}
