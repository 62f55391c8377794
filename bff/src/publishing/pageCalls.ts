import { notFound } from '#src/kernel/failure.ts';
import { type Reply, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { jsonReply } from '#src/kernel/jsonReply.ts';
import { loadBreadcrumbs } from './loadBreadcrumbs.ts';
import { type IdInput, type VersionParams, versionOf } from './contentCalls.ts';
import type { ContentFields } from './content.model.ts';
import { contentEntityFor } from './contentEntity.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { loadListPage, type ContentListQuery } from './listContent.ts';
import type { ContentType } from './contentType.ts';
import { findItem, findItemVersion, type ContentItem, findPublishedItem, type ReadQuery } from './findItem.ts';
import { loadFooterLinks, loadFooterLinksOfType } from './loadFooterLinks.ts';
import { buildBreadcrumbJsonLd, buildJsonLd } from './jsonLd.ts';
import { loadPage, type PageCards } from './loadPage.ts';
import { type ContentResponse, pickListItem } from './presentContent.ts';
import { loadRelatedContent, loadRelatedReviews } from './loadRelatedContent.ts';
import { loadRatings, loadSnippets } from './snippets.ts';

type ReadInput = IdInput & { query: ReadQuery };

/**
 * Handlers for everything on the page of a content item: related content, reviews, snippets, breadcrumbs, JSON-LD, footer links, and all
 * of it in one response. `loadExtras` loads what only pages of this type show.
 */
export function pageCalls<F extends ContentFields>(
  type: ContentType<F>,
  loadExtras: (item: ContentItem<F>, context: CallContext) => Promise<PageCards> = async () => ({}),
) {
  const find = ({ params, query }: ReadInput, context: CallContext) => findItem(type, params.id, query, context);
  const withItem =
    <T>(work: (item: ContentItem<F>, context: CallContext) => Promise<T> | T) =>
    async (input: ReadInput, context: CallContext) =>
      ok(await work(await find(input, context), context));
  const companyIdOf = (item: ContentItem<F>) => (type.name === 'company' ? item.id : (type.columns(item.fields).companyId ?? null));
  const snippet = withItem(async (item, context) => {
    const [snippetView] = await loadSnippets(
      [buildSnippetRow(item.response, JSON.stringify(pickListItem(type, item.response)), item)],
      context,
    );
    if (!snippetView) throw notFound();
    return snippetView;
  });
  const ld = withItem(async (item, context) => {
    const company = companyIdOf(item);
    const ratings = await loadRatings(company ? [company] : [], context);
    return buildJsonLd(type, item, (company && ratings.get(company)) || null, context);
  });

  return {
    related: withItem((item, context) => loadRelatedContent(item, type.relatedTypes, item.fields.pinnedRelated, context)),
    relatedTours: withItem((item, context) => loadRelatedContent(item, ['itinerary'], [], context)),
    relatedReviews: withItem((item, context) => loadRelatedReviews(item, companyIdOf(item), context)),
    searchTerms: withItem(({ fields }) => [
      ...new Set([...fields.searchTerms, ...fields.tripTypes.map((one) => one.toLowerCase().replace('_', ' and '))]),
    ]),
    footerLinks: withItem(async (item, context) => type.footerLinks?.(item.fields) ?? loadFooterLinks(item, context)),
    allFooterLinks: async (_: object, context: CallContext) => ok(await loadFooterLinksOfType(type.name, context)),
    snippet,
    snippetById: snippet,
    ld,

    breadcrumbs: async <T>(
      input: IdInput & { query: ReadQuery & { jsonld?: string | undefined } },
      context: CallContext,
    ): Promise<Reply<T>> => {
      const { jsonld } = input.query;
      const crumbs = await loadBreadcrumbs(type, await find(input, context), context);
      return jsonReply(JSON.stringify(jsonld === undefined || jsonld === 'false' ? crumbs : buildBreadcrumbJsonLd(crumbs, context)), null);
    },

    snippets: listOf(contentEntityFor(type), async ({ query }: { query: ContentListQuery }, context: CallContext) => {
      const page = await loadListPage(type, query, context);
      const items = await loadSnippets(
        page.items.map((response) => buildSnippetRow(response, JSON.stringify(response), null)),
        context,
      );
      return ok({ ...page, items });
    }),

    page: async <T>(input: ReadInput, context: CallContext): Promise<Reply<T>> => {
      const { id } = input.params;
      const isPreview = input.query.preview !== undefined || input.query.published === 'false';
      const item = isPreview ? await find(input, context) : await findPublishedItem(type, id, context);
      return buildPageReply(await loadPage(type, item, id, context, loadExtras), item);
    },
    pageVersion: async <T>({ params, query }: { params: VersionParams; query: ReadQuery }, context: CallContext): Promise<Reply<T>> => {
      const item = await findItemVersion(type, params.id, versionOf(params), query, context);
      return buildPageReply(await loadPage(type, item, params.id, context, loadExtras), item);
    },
  };

  function buildSnippetRow(response: ContentResponse, listItem: string, item: ContentItem<F> | null) {
    const { companyId, path } = response;
    const columns = item ? type.columns(item.fields) : {};
    return {
      id: String(response['id']),
      type: type.name,
      listItem,
      path: columns.path ?? (typeof path === 'string' ? path : null),
      company_id: columns.companyId ?? (typeof companyId === 'string' ? companyId : null),
    };
  }
}

/** Without a version, because the parts of a page change independently of its item. Previews must not be indexed. */
function buildPageReply<T>(page: object, item: { isPublished: boolean }): Reply<T> {
  return jsonReply(JSON.stringify(page), null, item.isPublished ? {} : { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'private, no-store' });
}
