import type { CallContext } from '#src/kernel/context.ts';
import { buildBreadcrumbJsonLd, buildFaqJsonLd, buildJsonLd } from './jsonLd.ts';
import { loadAuthor } from './loadAuthor.ts';
import type { PageAuthor } from './loadAuthor.sql.ts';
import { loadBreadcrumbs } from './loadBreadcrumbs.ts';
import type { ContentFields } from './content.model.ts';
import { buildPagePath } from './pagePaths.ts';
import type { ContentType } from './contentType.ts';
import type { ContentItem } from './findItem.ts';
import { loadFooterLinks } from './loadFooterLinks.ts';
import { addLiveFields } from './liveFields.ts';
import { collectReferences } from './references.ts';
import { loadPlaces } from './loadPlaces.ts';
import { loadOtherPictures } from './pictures/loadOtherPictures.ts';
import { renderBodyHtml } from '#src/publishing/richText/renderBodyHtml.ts';
import { loadRelatedReviews, loadRelatedRows } from './loadRelatedContent.ts';
import { listCompanyIds, loadRatings, buildSnippets, type SnippetView } from './snippets.ts';
import { loadSnippetRows, loadSnippetsByIds } from './loadSnippetsByIds.ts';

/** Further cards on the pages of a type, by the name of their field. */
export type PageCards = Readonly<Record<string, readonly SnippetView[]>>;

/** More than a page shows, so that it can leave out those whose picture it shows already. */
const MAX_ON_PAGE = 12;

/**
 * Loads everything on the page of a content item. The number of queries does not depend on its length: at most twelve, including the one
 * for the item itself.
 */
export async function loadPage<F extends ContentFields>(
  type: ContentType<F>,
  item: ContentItem<F>,
  requestedKey: string,
  context: CallContext,
  loadExtras: (item: ContentItem<F>, context: CallContext) => Promise<PageCards>,
) {
  const { fields } = item;
  const { companyId = null, path = null } = type.columns(fields);
  const company = type.name === 'company' ? item.id : companyId;
  const [breadcrumbs, related, relatedTours, reviews, footerLinks, linked, [content], author, extras] = await Promise.all([
    loadBreadcrumbs(type, item, context),
    loadRelatedRows(item, type.relatedTypes, fields.pinnedRelated, context, MAX_ON_PAGE),
    loadRelatedRows(item, ['itinerary'], [], context, MAX_ON_PAGE),
    loadRelatedReviews(item, company, context),
    type.footerLinks?.(fields) ?? loadFooterLinks(item, context),
    loadSnippetRows(listLinkedIds(type, fields), context),
    addLiveFields(type, [item.response], context),
    loadAuthor(fields.authorId, context),
    loadExtras(item, context),
  ]);
  const ratings = await loadRatings([...listCompanyIds([...related, ...relatedTours, ...linked]), ...(company ? [company] : [])], context);
  const linkedSnippets = indexById(buildSnippets(ratings, linked));
  const [relatedSnippets, tourSnippets] = [buildSnippets(ratings, related), buildSnippets(ratings, relatedTours)];
  const cards = [...Object.values(linkedSnippets), ...relatedSnippets, ...tourSnippets, ...Object.values(extras).flat()];
  const placeIds = new Set(listPlaceIds(type, fields));
  const [otherPictures, places] = await Promise.all([
    loadOtherPictures(cards, context),
    loadPlaces([...placeIds, ...cards.flatMap(({ locationIds }) => locationIds)], context),
  ]);
  const url = buildPagePath(type.name, { slug: fields.slug, path });
  const faq = buildFaqJsonLd(fields);
  const rating = (company && ratings.get(company)) || null;
  return {
    content: content ?? item.response,
    bodyHtml: renderBodyHtml(fields.body, linkedSnippets),
    seo: {
      title: fields.seo.metaTitle ?? fields.title,
      description: fields.seo.metaDescription ?? fields.summary,
      canonicalUrl: fields.seo.canonicalUrl ?? context.settings.publicOrigin + url,
      noIndex: fields.seo.noIndex || !item.isPublished,
      image: fields.seo.ogImage ?? fields.heroImage,
    },
    author,
    places: places.filter(({ id }) => placeIds.has(id)),
    cardPlaces: places,
    breadcrumbs,
    jsonLd: [
      addAuthor(author, buildJsonLd(type, item, rating, context)),
      buildBreadcrumbJsonLd(breadcrumbs, context),
      ...(faq ? [faq] : []),
    ],
    related: relatedSnippets,
    relatedTours: tourSnippets,
    relatedReviews: reviews,
    footerLinks,
    linked: linkedSnippets,
    otherPictures,
    ...extras,
    ...(requestedKey === item.id || requestedKey === fields.slug ? {} : { redirectTo: url }),
  };
}

/** Snippets of the published content that the fields refer to, by id. */
export async function loadLinkedSnippets<F extends ContentFields>(
  type: ContentType<F>,
  fields: F,
  context: CallContext,
): Promise<Record<string, SnippetView>> {
  return indexById(await loadSnippetsByIds(listLinkedIds(type, fields), context));
}

/** The ids of the places that the item is about and of those on its maps. */
function listPlaceIds<F extends ContentFields>(type: ContentType<F>, fields: F): string[] {
  return [
    ...(fields.primaryLocationId ? [fields.primaryLocationId] : []),
    ...fields.locationIds,
    ...fields.body.blocks.flatMap((block) => (block.type === 'map' ? block.locationIds : [])),
    ...(type.mapLocationIds?.(fields) ?? []),
  ];
}

function listLinkedIds<F extends ContentFields>(type: ContentType<F>, fields: F): string[] {
  return [...new Set(collectReferences(type, fields).map(({ to }) => to.entityId))];
}

function indexById(snippets: readonly SnippetView[]): Record<string, SnippetView> {
  return Object.fromEntries(snippets.map((snippet) => [snippet.id, snippet]));
}

/** Adds the author's name to an article. */
function addAuthor(author: PageAuthor | null, data: Record<string, unknown>): Record<string, unknown> {
  if (author === null || data['@type'] !== 'Article') return data;
  return { ...data, author: { '@type': 'Person', name: author.name, jobTitle: author.title } };
}
