import type { CallContext } from '#src/http/handler.ts';
import { breadcrumbsLd, faqLd, jsonLdOf } from './jsonLd.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import type { ContentFields } from './content.model.ts';
import { pageOf } from './contentTypes.ts';
import type { ContentType } from './contentType.ts';
import type { Piece } from './findPiece.ts';
import { footerLinksOf } from './footerLinks.ts';
import { addLiveFields } from './liveFields.ts';
import { refsOf } from './refs.ts';
import { bodyHtml } from './richText/bodyHtml.ts';
import { relatedContent, relatedReviews } from './relatedContent.ts';
import { ratingsOf, type SnippetView } from './snippets.ts';
import { snippetsOfIds } from './snippetsOfIds.ts';

/**
 * Everything a page shows, in at most eleven queries however long it is: the piece (one, done before), what is above it, related pieces,
 * tours, reviews, links at its foot, what its texts link to, and the ratings of the companies among them.
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
  const [breadcrumbs, related, relatedTours, reviews, footerLinks, linked, ratings, live, others] = await Promise.all([
    breadcrumbsOf(type, piece, context),
    relatedContent(piece, type.related, fields.pinnedRelated, context),
    relatedContent(piece, ['itinerary'], [], context),
    relatedReviews(piece, company, context),
    type.footer?.(fields) ?? footerLinksOf(piece, context),
    linkedFrom(type, fields, context),
    ratingsOf(company ? [company] : [], context),
    addLiveFields(type, [piece.view], context),
    more(piece, context),
  ]);
  const url = pageOf(type.name, { slug: fields.slug, path });
  const faq = faqLd(fields);
  const rating = (company && ratings.get(company)) || null;
  return {
    content: live[0] ?? piece.view,
    bodyHtml: bodyHtml(fields.body, linked),
    seo: {
      title: fields.seo.metaTitle ?? fields.title,
      description: fields.seo.metaDescription ?? fields.summary,
      canonicalUrl: fields.seo.canonicalUrl ?? context.settings.publicOrigin + url,
      noIndex: fields.seo.noIndex || !piece.isPublished,
      image: fields.seo.ogImage ?? fields.heroImage,
    },
    breadcrumbs,
    jsonLd: [jsonLdOf(type, piece, rating, context), breadcrumbsLd(breadcrumbs, context), ...(faq ? [faq] : [])],
    related,
    relatedTours,
    relatedReviews: reviews,
    footerLinks,
    linked,
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
  const ids = [...new Set(refsOf(type, fields).map(({ to }) => to.entityId))];
  return Object.fromEntries((await snippetsOfIds(ids, context)).map((snippet) => [snippet.id, snippet]));
}
