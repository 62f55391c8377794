import { convertToStars } from '@farwend/api-contract/rules';
import type { RouterContextProvider } from 'react-router-dom';
import { formatCountries } from '#src/content/formatCountries.ts';
import { formatCountry } from '#src/content/formatCountry.ts';
import type { LocationRecord } from '#src/content/loadLocations.ts';
import { loadCountries } from '#src/shared/loadCountries.ts';
import {
  findPeople,
  loadAgents,
  loadCompanies,
  loadSpecialtyNames,
  loadTowns,
  type AgentRecord,
  type CompanyRecord,
} from './companyCatalogue.ts';
import type { CompanyListItem } from './CompanyListItem.ts';
import { buildPerson } from './loadPlanners.ts';

/** Most specialties in a list. */
const MAX_SPECIALTIES = 3;

/** What the records of companies refer to. */
export interface CompanyReferences {
  agents: readonly AgentRecord[];
  towns: ReadonlyMap<string, LocationRecord>;
  specialtyNames: ReadonlyMap<string, string>;
  /** Codes of countries, ISO 3166 alpha-2, by the ids of their locations. */
  countryCodes: ReadonlyMap<string, string>;
}

/** Loads the published companies as lists show them, by id and in the order of their names. */
export async function loadCompanyList(context: Readonly<RouterContextProvider>): Promise<Map<string, CompanyListItem>> {
  const [companies, references] = await Promise.all([loadCompanies(context), loadCompanyReferences(context)]);
  return new Map(companies.map((company) => [company.id, buildCompanyListItem(company, references)]));
}

/** Loads what the records of companies refer to, in as many calls for one as for all. */
export async function loadCompanyReferences(context: Readonly<RouterContextProvider>): Promise<CompanyReferences> {
  const [agents, towns, specialtyNames, countries] = await Promise.all([
    loadAgents(context),
    loadTowns(context),
    loadSpecialtyNames(context),
    loadCountries(context),
  ]);
  const countryCodes = new Map(countries.flatMap(({ id, isoCode2 }) => (isoCode2 === null ? [] : [[id, isoCode2] as const])));
  return { agents, towns, specialtyNames, countryCodes };
}

function buildCompanyListItem(company: CompanyRecord, { agents, towns, specialtyNames, countryCodes }: CompanyReferences): CompanyListItem {
  const { slug, title, summary, baseLocationId, countriesServed, specialtyIds, languages, priceFromPerNightUSD } = company;
  const { averageRating, reviewCount, responseHoursMedian, responseCount } = company;
  const [person] = findPeople(company, agents);
  return {
    slug,
    name: title,
    href: `/travel-company/${slug}`,
    summary,
    person: person ? buildPerson(person) : null,
    base: formatTown(baseLocationId === null ? undefined : towns.get(baseLocationId)),
    countries: formatCountries(countriesServed.flatMap((id) => countryCodes.get(id) ?? [])),
    specialties: specialtyIds.flatMap((id) => specialtyNames.get(id) ?? []).slice(0, MAX_SPECIALTIES),
    languages,
    answer: responseHoursMedian === null ? null : { hours: responseHoursMedian, requests: responseCount },
    rating: averageRating === null ? null : convertToStars(averageRating),
    reviewCount,
    priceFromUSD: priceFromPerNightUSD,
  };
}

/** `Nairobi, Kenya`; null if unknown. */
export function formatTown(town: LocationRecord | undefined): string | null {
  if (!town) return null;
  const country = formatCountry(town.countryCode);
  return country === null || country === town.name ? town.name : `${town.name}, ${country}`;
}
