import type { CallContext } from '#src/http/handler.ts';
import { breadcrumbsLd, faqLd, jsonLdOf } from './jsonLd.ts';
import { authorOf, type PageAuthor } from './authorOf.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import type { ContentFields } from './content.model.ts';
import { pageOf } from './contentTypes.ts';
import type { ContentType } from './contentType.ts';
import type { Piece } from './findPiece.ts';
import { footerLinksOf } from './footerLinks.ts';
import { addLiveFields } from './liveFields.ts';
import { refsOf } from './refs.ts';
import { placesOf } from './placesOf.ts';
import { bodyHtml } from './richText/bodyHtml.ts';
import { relatedReviews, relatedRows } from './relatedContent.ts';
import { companiesIn, ratingsOf, snippetsWith, type SnippetView } from './snippets.ts';
import { snippetRowsOfIds, snippetsOfIds } from './snippetsOfIds.ts';

/**
 * Everything a page shows, in at most eleven queries however long it is: the piece (one, done before), what is above it, related pieces,
 * tours, reviews, links at its foot, what its texts link to, its author and places, and the ratings of the companies among them.
 */
export async function pageOfContent<F extends ContentFields>(
  type: ContentType<F>,
  piece: Piece<F>,
  asked: string,
  context: CallContext,
  more: (piece: Piece<F>, context: CallContext) => Promise<object>,
) {
  const { fields } = piece;
  const { companyId = null, path = null } = type.facts(fields);
  const company = type.name === 'company' ? piece.id : companyId;
  const [breadcrumbs, related, relatedTours, reviews, footerLinks, linked, live, author, places, others] = await Promise.all([
    breadcrumbsOf(type, piece, context),
    relatedRows(piece, type.related, fields.pinnedRelated, context),
    relatedRows(piece, ['itinerary'], [], context),
    relatedReviews(piece, company, context),
    type.footer?.(fields) ?? footerLinksOf(piece, context),
    snippetRowsOfIds(linkedIds(type, fields), context),
    addLiveFields(type, [piece.view], context),
    authorOf(fields.authorId, context),
    placesOf(
      [...fields.body.blocks.flatMap((block) => (block.type === 'map' ? block.locationIds : [])), ...(type.drawnPlaces?.(fields) ?? [])],
      context,
    ),
    more(piece, context),
  ]);
  const ratings = await ratingsOf([...companiesIn([...related, ...relatedTours, ...linked]), ...(company ? [company] : [])], context);
  const cards = byId(snippetsWith(ratings, linked));
  const url = pageOf(type.name, { slug: fields.slug, path });
  const faq = faqLd(fields);
  const rating = (company && ratings.get(company)) || null;
  return {
    content: live[0] ?? piece.view,
    bodyHtml: bodyHtml(fields.body, cards),
    seo: {
      title: fields.seo.metaTitle ?? fields.title,
      description: fields.seo.metaDescription ?? fields.summary,
      canonicalUrl: fields.seo.canonicalUrl ?? context.settings.publicOrigin + url,
      noIndex: fields.seo.noIndex || !piece.isPublished,
      image: fields.seo.ogImage ?? fields.heroImage,
    },
    author,
    places,
    breadcrumbs,
    jsonLd: [writtenBy(author, jsonLdOf(type, piece, rating, context)), breadcrumbsLd(breadcrumbs, context), ...(faq ? [faq] : [])],
    related: snippetsWith(ratings, related),
    relatedTours: snippetsWith(ratings, relatedTours),
    relatedReviews: reviews,
    footerLinks,
    linked: cards,
    ...others,
    ...(asked === piece.id || asked === fields.slug ? {} : { redirectTo: url }),
  };
}

/** Cards of the published pieces that a piece refers to, by id: a page makes its links of them. */
export async function linkedFrom<F extends ContentFields>(
  type: ContentType<F>,
  fields: F,
  context: CallContext,
): Promise<Record<string, SnippetView>> {
  return byId(await snippetsOfIds(linkedIds(type, fields), context));
}

function linkedIds<F extends ContentFields>(type: ContentType<F>, fields: F): string[] {
  return [...new Set(refsOf(type, fields).map(({ to }) => to.entityId))];
}

function byId(snippets: readonly SnippetView[]): Record<string, SnippetView> {
  return Object.fromEntries(snippets.map((snippet) => [snippet.id, snippet]));
}

/** What is read has its writer by name, where readers may know it. */
function writtenBy(author: PageAuthor | null, data: Record<string, unknown>): Record<string, unknown> {
  if (author === null || data['@type'] !== 'Article') return data;
  return { ...data, author: { '@type': 'Person', name: author.name, jobTitle: author.title } };
}
