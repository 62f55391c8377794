import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { loadCompanyList } from '#src/companies/loadCompanyList.ts';
import { fetchReviews } from '#src/reviews/fetchReviews.ts';
import { parseReviewQuery } from '#src/reviews/reviewQuery.ts';
import { loadCountries } from '#src/shared/loadCountries.ts';
import { loadOrRedirect } from '#src/shared/loadOrRedirect.ts';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';
import { buildCompanyData, type CompanyData } from './buildCompanyData.ts';

/** Number of reviews on the page of a company, the first of its list. */
const MAX_REVIEWS = 4;

/** Loads profile, people, review counts and reviews of a company. */
export async function companyLoader(args: LoaderFunctionArgs): Promise<CompanyData> {
  const { params, context } = args;
  const api = context.get(apiContext);
  const page = await loadOrRedirect(args, () => api.get('/v2/company_pages/{id}', { params: { id: params['slug'] ?? '' } }));
  if (page.redirectTo) throw redirect(page.redirectTo, 301);
  const { content } = page;
  const countries = await loadCountries(api, context.get(settingsContext));
  const placeNames = Object.fromEntries(countries.map(({ id, name }) => [id, name]));
  const company = { id: content.id, slug: content.slug, name: content.title };
  const [people, base, specializations, reviews, companies] = await Promise.all([
    loadPeople(api, content.partnerId, content.shownAgentIds),
    content.baseLocationId ? api.get('/v2/locations/{id}', { params: { id: content.baseLocationId } }).catch(() => null) : null,
    content.specialtyIds.length > 0 ? api.get('/v3/specializations', { query: { limit: '100' } }).then(({ items }) => items) : [],
    fetchReviews(api, parseReviewQuery(''), { places: [], placeNames, company }, { offset: 0, withCounts: true }),
    loadCompanyList(context),
  ]);
  return buildCompanyData({
    page,
    people,
    base,
    specialties: specializations.filter(({ id }) => content.specialtyIds.includes(id)).map(({ name }) => name),
    countries: countries.filter(({ id }) => content.countriesServed.includes(id)),
    reviews: reviews.items.slice(0, MAX_REVIEWS),
    counts: reviews.counts ?? null,
    companies,
  });
}

type Agent = ReplyOf<Contract['agents']['read']>;

/** Loads the agents selected for the profile, in their order; all agents if none are selected. */
async function loadPeople(api: Client, partnerId: string | null, selectedIds: readonly string[]): Promise<Agent[]> {
  if (partnerId === null) return [];
  const { items } = await api.get('/v3/agents', { query: { partnerId, limit: '50' } });
  const selected = selectedIds.flatMap((id) => items.find((agent) => agent.id === id) ?? []);
  return (selected.length > 0 ? selected : items).slice(0, 12);
}
