import { contract, locationTypes } from '@farwend/api-contract';
import { historyByVersion } from '#src/records/historyByVersion.ts';
import { listPage } from '#src/records/lists.ts';
import { findVisible } from '#src/records/records.ts';
import { syncStateOf } from '#src/records/syncState.ts';
import { loadRatings } from '#src/publishing/snippets.ts';
import { airportEntity } from '#src/domains/places/airports/airport.entity.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { isStaff } from '#src/kernel/actor.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import { changeLocation, createLocation, removeLocation } from './changeLocation.ts';
import { findLocation } from './findLocation.ts';
import { parseFragment } from '#src/records/parseFragment.ts';
import { locationEntity as entity } from './location.entity.ts';
import { buildBreadcrumbList, buildBreadcrumbs, pathOfLocation, buildTouristDestination } from './locationJsonLd.ts';
import { loadLinks, loadReferences } from './locationLinks.ts';
import { loadAncestors, loadDescendants, loadPath } from './locationTree.ts';
import { loadRelatedReviews, loadSearchTerms, loadRelatedContent } from './relatedToLocation.ts';
import { suggestKeywords, suggestPlaces } from './suggestKeywords.ts';
import { countLocationTypes } from './location.sql.ts';

const { list } = contract.locations;

export const locationHandlers: Handlers<typeof contract.locations> = {
  list: listOf(entity, async ({ query }, context) => ok(await listPage(entity, query, context))),
  countries: listOf(entity, async ({ query }, context) =>
    ok(await listPage(entity, { ...query, sort: query.sort ?? 'name' }, context, { type: 'COUNTRY' })),
  ),
  airports: listOf(airportEntity, async ({ query }, context) => ok(await listPage(airportEntity, query, context))),
  create: async ({ body }, context) => {
    const row = await createLocation(body, context);
    return created(entity.present(row, context.actor), `${list.path}/${row.id}`);
  },
  read: async ({ params }, context) => ok(entity.present(await findLocation(params.id, context), context.actor)),
  update: async ({ params, body }, context) => ok(entity.present(await changeLocation(params.id, body, context), context.actor)),
  remove: async ({ params }, context) => {
    await removeLocation(params.id, context);
    return noContent();
  },
  ...historyByVersion(entity),
  sync: async ({ params }, context) => ok(syncStateOf(await findVisible(entity, params.id, context))),
  parents: async ({ params, query }, context) => ok(await loadAncestors((await findLocation(params.id, context)).id, query.depth, context)),
  children: async ({ params, query }, context) =>
    ok(await loadDescendants((await findLocation(params.id, context)).id, query.depth, context)),
  breadcrumbs: async ({ params, query }, context) => {
    const path = await loadPath((await findLocation(params.id, context)).id, context);
    const isLd = query.jsonld !== undefined && query.jsonld !== 'false';
    return ok(isLd ? { ...buildBreadcrumbList(path, context.settings.publicOrigin) } : buildBreadcrumbs(path));
  },
  snippet: async ({ params }, context) => {
    const row = await findLocation(params.id, context);
    const rating = (await loadRatings([row.id], context)).get(row.id);
    return ok({
      id: row.id,
      type: 'location',
      title: row.name,
      slug: row.slug,
      url: pathOfLocation(row.slug),
      summary: row.summary ?? '',
      image: row.image,
      locationIds: [row.id],
      badge: null,
      priceFromUSD: null,
      nights: null,
      rating: rating?.average ?? null,
      reviewCount: rating?.count ?? null,
    });
  },
  related: async ({ params }, context) => ok(await loadRelatedContent((await findLocation(params.id, context)).id, 'texts', context)),
  relatedTours: async ({ params }, context) => ok(await loadRelatedContent((await findLocation(params.id, context)).id, 'tours', context)),
  relatedReviews: async ({ params }, context) => ok(await loadRelatedReviews((await findLocation(params.id, context)).id, context)),
  searchTerms: async ({ params }, context) => ok(await loadSearchTerms(await findLocation(params.id, context), context)),
  product: async ({ params }, context) => {
    const row = await findLocation(params.id, context);
    const [path, ratings] = await Promise.all([loadPath(row.id, context), loadRatings([row.id], context)]);
    const location = { ...row, image: context.pictureAddresses.resolveInValue(row.image) };
    return ok(buildTouristDestination(location, path, ratings.get(row.id) ?? null, context.settings.publicOrigin));
  },
  references: async ({ params }, context) => ok(await loadReferences((await findLocation(params.id, context)).id, context)),
  links: async ({ params }, context) => ok(await loadLinks((await findLocation(params.id, context)).id, context)),
  types: async (_, { db, actor }) => {
    const counts = await db.run(countLocationTypes, { isStaff: isStaff(actor) });
    return ok(
      locationTypes.map((type) => ({ type, label: formatTypeLabel(type), count: counts.find((row) => row.type === type)?.count ?? 0 })),
    );
  },
  suggestions: async ({ params }, context) => ok(await suggestPlaces(parseFragment(params.fragment), context)),
  keywords: async ({ params }, context) => ok(await suggestKeywords(parseFragment(params.fragment), context)),
};

/** CRUISE_AREA becomes "Cruise area". */
function formatTypeLabel(type: string): string {
  const words = type.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
