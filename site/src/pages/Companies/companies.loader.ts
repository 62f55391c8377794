import type { LoaderFunctionArgs } from 'react-router-dom';
import { companyLine, type CompanyLine } from '#src/companies/CompanyLine.ts';
import { apiContext } from '#src/shared/pageContext.ts';

/** What the index of all companies shows. */
export interface CompaniesData {
  /** Categories that are places, each with its companies. */
  grounds: { title: string; href: string; summary: string; companies: CompanyLine[] }[];
  /** Categories that are ways to travel. */
  ways: { title: string; href: string }[];
  companyCount: number;
}

/** Reads the categories, and the companies of those that are places. */
export async function companiesLoader({ context }: LoaderFunctionArgs): Promise<CompaniesData> {
  const api = context.get(apiContext);
  const [{ items }, { total }] = await Promise.all([
    api.get('/v2/company_categories', { query: { published: 'true', sort: 'title', limit: '100' } }),
    api.get('/v2/companies', { query: { published: 'true', limit: '1' } }),
  ]);
  const line = ({ title, slug }: { title: string; slug: string }) => ({ title, href: `/travel-companies/${slug}` });
  const grounds = await Promise.all(
    items
      .filter(({ kind }) => kind === 'DESTINATION')
      .map(async (category) => {
        const { companies } = await api.get('/v2/company_category_pages/{id}', { params: { id: category.id } });
        return { ...line(category), summary: category.summary, companies: companies.map(companyLine) };
      }),
  );
  return {
    grounds: grounds.filter(({ companies }) => companies.length > 0),
    ways: items.filter(({ kind }) => kind !== 'DESTINATION').map(line),
    companyCount: total,
  };
}
