import { pageHeaders } from '#src/calls/lists.ts';
import { notFound } from '#src/http/failure.ts';
import { type Answer, type CallContext, ok } from '#src/http/handler.ts';
import { stored } from '#src/http/storedAnswer.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { type ById, type VersionParams, versionOf } from './contentCalls.ts';
import type { ContentFields } from './content.model.ts';
import { contentPage, type ContentListRequest } from './contentList.ts';
import type { ContentType } from './contentType.ts';
import { findPiece, findPieceVersion, type Piece, publishedPiece, type ReadRequest } from './findPiece.ts';
import { footerLinksOf, footerLinksTo } from './footerLinks.ts';
import { breadcrumbsLd, jsonLdOf } from './jsonLd.ts';
import { pageOfContent } from './pageOfContent.ts';
import { lineOf, type View } from './presentContent.ts';
import { relatedContent, relatedReviews } from './relatedContent.ts';
import { ratingsOf, snippetsOf } from './snippets.ts';

type Read = ById & { query: ReadRequest };

/**
 * What surrounds a piece: related ones, reviews, cards, breadcrumbs, JSON-LD, links at the foot, and the whole page in one answer. `more`
 * is what only the pages of this kind show.
 */
export function pageCalls<F extends ContentFields>(
  type: ContentType<F>,
  more: (piece: Piece<F>, context: CallContext) => Promise<object> = async () => ({}),
) {
  const find = ({ params, query }: Read, context: CallContext) => findPiece(type, params.id, query, context);
  const ofPiece =
    <T>(work: (piece: Piece<F>, context: CallContext) => Promise<T> | T) =>
    async (input: Read, context: CallContext) =>
      ok(await work(await find(input, context), context));
  const companyOf = (piece: Piece<F>) => (type.name === 'company' ? piece.id : (type.facts(piece.fields).companyId ?? null));
  const snippet = ofPiece(async (piece, context) => {
    const [card] = await snippetsOf([rowOf(piece.view, lineOf(type, piece.view), piece)], context);
    if (!card) throw notFound();
    return card;
  });
  const ld = ofPiece(async (piece, context) => {
    const company = companyOf(piece);
    const ratings = await ratingsOf(company ? [company] : [], context);
    return jsonLdOf(type, piece, (company && ratings.get(company)) || null, context);
  });

  return {
    related: ofPiece((piece, context) => relatedContent(piece, type.related, piece.fields.pinnedRelated, context)),
    relatedTours: ofPiece((piece, context) => relatedContent(piece, ['itinerary'], [], context)),
    relatedReviews: ofPiece((piece, context) => relatedReviews(piece, companyOf(piece), context)),
    searchTerms: ofPiece(({ fields }) => [
      ...new Set([...fields.searchTerms, ...fields.tripTypes.map((one) => one.toLowerCase().replace('_', ' and '))]),
    ]),
    footerLinks: ofPiece(async (piece, context) => type.footer?.(piece.fields) ?? footerLinksOf(piece, context)),
    allFooterLinks: async (_: object, context: CallContext) => ok(await footerLinksTo(type.name, context)),
    snippet,
    snippetById: snippet,
    ld,

    breadcrumbs: async <T>(
      input: ById & { query: ReadRequest & { jsonld?: string | undefined } },
      context: CallContext,
    ): Promise<Answer<T>> => {
      const { jsonld } = input.query;
      const crumbs = await breadcrumbsOf(type, await find(input, context), context);
      return stored(JSON.stringify(jsonld === undefined || jsonld === 'false' ? crumbs : breadcrumbsLd(crumbs, context)), null);
    },

    snippets: async ({ query }: { query: ContentListRequest }, context: CallContext) => {
      const { fields: _, ...rest } = query;
      const page = await contentPage(type, rest, context);
      const items = await snippetsOf(
        page.items.map((view) => rowOf(view, JSON.stringify(view), null)),
        context,
      );
      return { body: { ...page, items }, headers: pageHeaders(page, `${type.path}_snippets`) };
    },

    page: async <T>(input: Read, context: CallContext): Promise<Answer<T>> => {
      const { id } = input.params;
      const isPreview = input.query.preview !== undefined || input.query.published === 'false';
      const piece = isPreview ? await find(input, context) : await publishedPiece(type, id, context);
      return pageAnswer(await pageOfContent(type, piece, id, context, more), piece);
    },
    pageVersion: async <T>({ params, query }: { params: VersionParams; query: ReadRequest }, context: CallContext): Promise<Answer<T>> => {
      const piece = await findPieceVersion(type, params.id, versionOf(params), query, context);
      return pageAnswer(await pageOfContent(type, piece, params.id, context, more), piece);
    },
  };

  function rowOf(view: View, line: string, piece: Piece<F> | null) {
    const { companyId, path } = view;
    const facts = piece ? type.facts(piece.fields) : {};
    return {
      id: String(view['id']),
      type: type.name,
      line,
      path: facts.path ?? (typeof path === 'string' ? path : null),
      company_id: facts.companyId ?? (typeof companyId === 'string' ? companyId : null),
    };
  }
}

/** What is around a piece changes without it, so the page's content makes its ETag. Previews are for nobody's index. */
function pageAnswer<T>(page: object, piece: { isPublished: boolean }): Answer<T> {
  return stored(JSON.stringify(page), null, piece.isPublished ? {} : { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'private, no-store' });
}
