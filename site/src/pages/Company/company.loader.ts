import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { findPeople, loadAgents } from '#src/companies/companyCatalogue.ts';
import { loadCompanyList } from '#src/companies/loadCompanyList.ts';
import { fetchReviews } from '#src/reviews/fetchReviews.ts';
import { parseReviewQuery } from '#src/reviews/reviewQuery.ts';
import { loadCountries } from '#src/shared/loadCountries.ts';
import { loadOrRedirect } from '#src/shared/loadOrRedirect.ts';
import { apiContext } from '#src/startup/loaderContext.ts';
import { loadCompanyMap } from './loadCompanyMap.ts';
import { buildCompanyData, type CompanyData } from './buildCompanyData.ts';

/** Most people on the page of a company. */
const MAX_PEOPLE = 12;

/** Number of reviews on the page of a company, the first of its list. */
const MAX_REVIEWS = 4;

/** Loads profile, people, review counts and reviews of a company. */
export async function companyLoader(args: LoaderFunctionArgs): Promise<CompanyData> {
  const { params, context } = args;
  const api = context.get(apiContext);
  const page = await loadOrRedirect(args, () => api.get('/v2/company_pages/{id}', { params: { id: params['slug'] ?? '' } }));
  if (page.redirectTo) throw redirect(page.redirectTo, 301);
  const { content } = page;
  const countries = await loadCountries(context);
  const placeNames = Object.fromEntries(countries.map(({ id, name }) => [id, name]));
  const company = { id: content.id, slug: content.slug, name: content.title };
  const [agents, base, map, specializations, reviews, companies] = await Promise.all([
    loadAgents(context),
    content.baseLocationId ? api.get('/v2/locations/{id}', { params: { id: content.baseLocationId } }).catch(() => null) : null,
    loadCompanyMap(context, content),
    content.specialtyIds.length > 0 ? api.get('/v3/specializations', { query: { limit: 100 } }).then(({ items }) => items) : [],
    fetchReviews(api, parseReviewQuery(''), { places: [], placeNames, company }, { offset: 0, withCounts: true }),
    loadCompanyList(context),
  ]);
  return buildCompanyData({
    page,
    people: findPeople(content, agents).slice(0, MAX_PEOPLE),
    base,
    map,
    specialties: specializations.filter(({ id }) => content.specialtyIds.includes(id)).map(({ name }) => name),
    countries: countries.filter(({ id }) => content.countriesServed.includes(id)),
    reviews: reviews.items.slice(0, MAX_REVIEWS),
    counts: reviews.counts ?? null,
    companies,
  });
}
