import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadCompanyList, loadCompanyReferences } from '#src/companies/loadCompanyList.ts';
import { loadCompared } from '#src/compare/loadCompared.ts';
import { parseCompared } from '#src/compare/parseCompared.ts';
import type { ComparisonData } from '#src/compare/SideBySide.tsx';
import { apiContext } from '#src/startup/loaderContext.ts';
import { buildCompanyColumns } from './buildCompanyColumns.ts';

/** Loads the published companies that the address names with their reviews by rating; with fewer than two, also those to choose from. */
export async function compareCompaniesLoader({ request, context }: LoaderFunctionArgs): Promise<ComparisonData> {
  const api = context.get(apiContext);
  const { ids, hasMore } = parseCompared(new URL(request.url).searchParams);
  const load = async (id: string) => {
    const company = await api.get('/v2/companies/{id}', { params: { id }, query: { published: 'true' } });
    return { company, reviews: await api.get('/v2/review_histogram', { query: { companyId: company.id } }) };
  };
  const [{ found, unknownIds }, references] = await Promise.all([
    loadCompared(ids, load, ({ company }) => company.id),
    loadCompanyReferences(context),
  ]);
  const slugs = found.map(({ company }) => company.slug);
  const others = found.length > 1 ? [] : [...(await loadCompanyList(context)).values()];
  return {
    ...buildCompanyColumns(found, references),
    ids: slugs,
    hasMore,
    unknownIds,
    choices: others
      .filter(({ slug }) => !slugs.includes(slug))
      .map(({ slug, name, href, countries }) => ({ id: slug, title: name, href, note: countries }))
      .toSorted((a, b) => a.note.localeCompare(b.note, 'en')),
  };
}
