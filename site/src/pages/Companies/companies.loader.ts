import type { LoaderFunctionArgs } from 'react-router-dom';
import type { CompanyListItem } from '#src/companies/CompanyListItem.ts';
import { loadCompanyList } from '#src/companies/loadCompanyList.ts';
import { loadCompanyListMap } from '#src/companies/loadCompanyListMap.ts';
import type { PlacesMap } from '#src/content/loadPlacesMap.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Data of the page of all companies. */
export interface CompaniesData {
  /** Categories by destination, each with its companies and, where the page was asked for as maps, their offices. */
  destinations: { title: string; href: string; summary: string; companies: CompanyListItem[]; map: PlacesMap | null }[];
  /** All other categories. */
  themes: { title: string; href: string }[];
  companyCount: number;
  /** The same page as rows or as maps, a part of the world each; null without companies. */
  otherView: string | null;
}

/** Loads the categories, and the companies of those by destination; without any, all companies. */
export async function companiesLoader({ context, request }: LoaderFunctionArgs): Promise<CompaniesData> {
  const api = context.get(apiContext);
  const [{ items }, companies] = await Promise.all([
    api.get('/v2/company_categories', { query: { published: 'true', sort: 'title', limit: 100 } }),
    loadCompanyList(context),
  ]);
  const toLink = ({ title, slug }: { title: string; slug: string }) => ({ title, href: `/travel-companies/${slug}` });
  const destinations = await Promise.all(
    items
      .filter(({ kind }) => kind === 'DESTINATION')
      .map(async (category) => {
        const page = await api.get('/v2/company_category_pages/{id}', { params: { id: category.id } });
        const inOrder = page.companies.flatMap(({ id }) => companies.get(id) ?? []);
        return { ...toLink(category), summary: category.summary, companies: inOrder };
      }),
  );
  const filled = destinations.filter((destination) => destination.companies.length > 0);
  const shown = filled.length > 0 || companies.size === 0 ? filled : [listUncategorized([...companies.values()])];
  const asMaps = new URL(request.url).searchParams.get('view') === 'map';
  return {
    destinations: await Promise.all(
      shown.map(async (one) => ({ ...one, map: asMaps ? await loadCompanyListMap(context, one.companies) : null })),
    ),
    themes: items.filter(({ kind }) => kind !== 'DESTINATION').map(toLink),
    companyCount: companies.size,
    otherView: companies.size === 0 ? null : asMaps ? '/travel-companies' : '/travel-companies?view=map',
  };
}

/** A young site has companies before it has categories for them. */
function listUncategorized(companies: CompanyListItem[]): Omit<CompaniesData['destinations'][number], 'map'> {
  return { title: 'All companies', href: '/travel-companies', summary: 'Who plans with us so far.', companies };
}
