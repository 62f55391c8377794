import type { Crumb, Picture, RichBlock } from '@farwend/design-system';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { companyLine, type CompanyLine } from '#src/companies/CompanyLine.ts';
import { crumbsOf } from '#src/content/crumbsOf.ts';
import { pictureOf } from '#src/content/pictureOf.ts';
import { richBlocks } from '#src/content/richBlocks.ts';
import { found } from '#src/shared/found.ts';
import { apiContext } from '#src/shared/pageContext.ts';

/** What the page of a category of companies shows. */
export interface CompanyCategoryData {
  slug: string;
  title: string;
  summary: string;
  picture: Picture | null;
  body: RichBlock[];
  companies: CompanyLine[];
  /** The other categories. */
  others: { title: string; href: string }[];
  way: Crumb[];
  jsonLd: object[];
  seo: { title: string; description: string; canonicalUrl: string; noIndex: boolean };
}

/** Reads a category with its companies, and the names of the others. */
export async function companyCategoryLoader(args: LoaderFunctionArgs): Promise<CompanyCategoryData> {
  const api = args.context.get(apiContext);
  const slug = args.params['category'] ?? '';
  const [page, all] = await Promise.all([
    found(args, () => api.get('/v2/company_category_pages/{id}', { params: { id: slug } })),
    api.get('/v2/company_categories', { query: { published: 'true', sort: 'title' } }),
  ]);
  if (page.redirectTo) throw redirect(page.redirectTo, 301);
  const { content, companies, breadcrumbs, jsonLd, seo, linked } = page;
  return {
    slug: content.slug,
    title: content.title,
    summary: content.summary,
    picture: pictureOf(content.heroImage) ?? null,
    body: richBlocks(content.body, { linked }),
    companies: companies.map(companyLine),
    others: all.items
      .filter(({ id }) => id !== content.id)
      .map((other) => ({ title: other.title, href: `/travel-companies/${other.slug}` })),
    way: crumbsOf(breadcrumbs),
    jsonLd,
    seo: { title: seo.title, description: seo.description, canonicalUrl: seo.canonicalUrl, noIndex: seo.noIndex },
  };
}
