import type { LoaderFunctionArgs } from 'react-router-dom';
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

/** Loads the categories, and the companies of those by destination. */
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
  return {
    destinations: destinations.filter(({ companies }) => companies.length > 0),
    themes: items.filter(({ kind }) => kind !== 'DESTINATION').map(toLink),
    companyCount: total,
  };
}
