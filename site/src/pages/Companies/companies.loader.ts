import { convertToStars } from '@farwend/api-contract/rules';
import type { Client } from '@farwend/api-contract/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { buildPicture } from '#src/content/buildPicture.ts';
import { buildCompanyListItem, type CompanyListItem } from '#src/companies/CompanyListItem.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Data of the page of all companies. */
export interface CompaniesData {
  /** Categories by destination, each with its companies. */
  destinations: { title: string; href: string; summary: string; companies: CompanyListItem[] }[];
  /** All other categories. */
  themes: { title: string; href: string }[];
  companyCount: number;
}

/** Loads the categories, and the companies of those by destination; without any, all companies. */
export async function companiesLoader({ context }: LoaderFunctionArgs): Promise<CompaniesData> {
  const api = context.get(apiContext);
  const [{ items }, { total }] = await Promise.all([
    api.get('/v2/company_categories', { query: { published: 'true', sort: 'title', limit: '100' } }),
    api.get('/v2/companies', { query: { published: 'true', limit: '1' } }),
  ]);
  const toLink = ({ title, slug }: { title: string; slug: string }) => ({ title, href: `/travel-companies/${slug}` });
  const destinations = await Promise.all(
    items
      .filter(({ kind }) => kind === 'DESTINATION')
      .map(async (category) => {
        const { companies } = await api.get('/v2/company_category_pages/{id}', { params: { id: category.id } });
        return { ...toLink(category), summary: category.summary, companies: companies.map(buildCompanyListItem) };
      }),
  );
  const filled = destinations.filter(({ companies }) => companies.length > 0);
  return {
    destinations: filled.length > 0 ? filled : await loadUncategorized(api),
    themes: items.filter(({ kind }) => kind !== 'DESTINATION').map(toLink),
    companyCount: total,
  };
}

/** A young site has companies before it has categories for them. */
async function loadUncategorized(api: Client): Promise<CompaniesData['destinations']> {
  const { items } = await api.get('/v2/companies', { query: { published: 'true', sort: 'title', limit: '100' } });
  if (items.length === 0) return [];
  const companies = items.map(
    ({ title, slug, summary, heroImage, logo, averageRating, reviewCount, priceFromPerNightUSD }): CompanyListItem => ({
      name: title,
      href: `/travel-company/${slug}`,
      summary,
      picture: buildPicture(heroImage ?? logo) ?? null,
      rating: averageRating === null ? null : convertToStars(averageRating),
      reviewCount,
      priceFromUSD: priceFromPerNightUSD,
    }),
  );
  return [{ title: 'All companies', href: '/travel-companies', summary: 'Who plans with us so far.', companies }];
}
