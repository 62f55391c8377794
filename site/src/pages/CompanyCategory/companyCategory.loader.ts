import type { Crumb, Picture, RichBlock } from '@farwend/design-system';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { CompanyListItem } from '#src/companies/CompanyListItem.ts';
import { loadCompanyList } from '#src/companies/loadCompanyList.ts';
import { loadCompanyListMap } from '#src/companies/loadCompanyListMap.ts';
import { createCardPictures } from '#src/content/createCardPictures.ts';
import { crumbsOf } from '#src/content/crumbsOf.ts';
import { buildPicture } from '#src/content/buildPicture.ts';
import { buildRichBlocks } from '#src/content/buildRichBlocks.ts';
import type { PlacesMap } from '#src/content/loadPlacesMap.ts';
import { loadOrRedirect } from '#src/shared/loadOrRedirect.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Data of the page of a company category. */
export interface CompanyCategoryData {
  slug: string;
  title: string;
  summary: string;
  picture: Picture | null;
  body: RichBlock[];
  companies: CompanyListItem[];
  /** Their offices, where the page was asked for as a map. */
  map: PlacesMap | null;
  /** The same page as rows or as a map; null without companies. */
  otherView: string | null;
  /** The other categories. */
  others: { title: string; href: string }[];
  crumbs: Crumb[];
  jsonLd: object[];
  seo: { title: string; description: string; canonicalUrl: string; noIndex: boolean };
}

/** Loads a category with its companies, and the titles of the other categories. */
export async function companyCategoryLoader(args: LoaderFunctionArgs): Promise<CompanyCategoryData> {
  const api = args.context.get(apiContext);
  const slug = args.params['category'] ?? '';
  const [page, all, list] = await Promise.all([
    loadOrRedirect(args, () => api.get('/v2/company_category_pages/{id}', { params: { id: slug } })),
    api.get('/v2/company_categories', { query: { published: 'true', sort: 'title' } }),
    loadCompanyList(args.context),
  ]);
  if (page.redirectTo) throw redirect(page.redirectTo, 301);
  const { content, breadcrumbs, jsonLd, seo } = page;
  const companies = page.companies.flatMap(({ id }) => list.get(id) ?? []);
  const path = `/travel-companies/${content.slug}`;
  const map = new URL(args.request.url).searchParams.get('view') === 'map' ? await loadCompanyListMap(args.context, companies) : null;
  return {
    slug: content.slug,
    title: content.title,
    summary: content.summary,
    picture: buildPicture(content.heroImage) ?? null,
    body: buildRichBlocks(content.body, { linked: createCardPictures(page).inText(content.body) }),
    companies,
    map,
    otherView: companies.length === 0 ? null : map ? path : `${path}?view=map`,
    others: all.items
      .filter(({ id }) => id !== content.id)
      .map((other) => ({ title: other.title, href: `/travel-companies/${other.slug}` })),
    crumbs: crumbsOf(breadcrumbs),
    jsonLd,
    seo: { title: seo.title, description: seo.description, canonicalUrl: seo.canonicalUrl, noIndex: seo.noIndex },
  };
}
