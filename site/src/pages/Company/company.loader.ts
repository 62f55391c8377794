import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { fetchReviews } from '#src/reviews/fetchReviews.ts';
import { readReviewQuery } from '#src/reviews/reviewQuery.ts';
import { countriesOf } from '#src/shared/countries.ts';
import { found } from '#src/shared/found.ts';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';
import { companyView, type CompanyData } from './companyView.ts';

/** How many reviews stand on a company's page. */
const REVIEWS = 4;

/** Reads everything the page of a company shows: profile, people, figures and reviews. */
export async function companyLoader(args: LoaderFunctionArgs): Promise<CompanyData> {
  const { params, context } = args;
  const api = context.get(apiContext);
  const page = await found(args, () => api.get('/v2/company_pages/{id}', { params: { id: params['slug'] ?? '' } }));
  if (page.redirectTo) throw redirect(page.redirectTo, 301);
  const { content } = page;
  const countries = await countriesOf(api, context.get(settingsContext));
  const placeNames = Object.fromEntries(countries.map(({ id, name }) => [id, name]));
  const company = { id: content.id, slug: content.slug, name: content.title };
  const [people, base, specializations, reviews] = await Promise.all([
    peopleOf(api, content.partnerId, content.shownAgentIds),
    content.baseLocationId ? api.get('/v2/locations/{id}', { params: { id: content.baseLocationId } }).catch(() => null) : null,
    content.specialtyIds.length > 0 ? api.get('/v3/specializations', { query: { limit: '100' } }).then(({ items }) => items) : [],
    fetchReviews(api, readReviewQuery('sort=newToOld'), { places: [], placeNames, company }, { offset: 0, withCounts: true }),
  ]);
  return companyView({
    page,
    people,
    base,
    specialties: specializations.filter(({ id }) => content.specialtyIds.includes(id)).map(({ name }) => name),
    countries: countries.filter(({ id }) => content.countriesServed.includes(id)),
    reviews: reviews.items.slice(0, REVIEWS),
    counts: reviews.counts ?? null,
  });
}

type Agent = ReplyOf<Contract['agents']['read']>;

/** The people who may be shown, those chosen for the profile in their order, else all. */
async function peopleOf(api: Client, partnerId: string | null, chosen: readonly string[]): Promise<Agent[]> {
  if (partnerId === null) return [];
  const { items } = await api.get('/v3/agents', { query: { partnerId, limit: '50' } });
  const shown = chosen.flatMap((id) => items.find((agent) => agent.id === id) ?? []);
  return (shown.length > 0 ? shown : items).slice(0, 12);
}
