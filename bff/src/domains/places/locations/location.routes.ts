import { contract, locationTypes } from '@farwend/api-contract';
import { historyByVersion } from '#src/calls/historyByVersion.ts';
import { listPage, pageHeaders } from '#src/calls/lists.ts';
import { findSeen } from '#src/calls/records.ts';
import { syncOf } from '#src/calls/syncOf.ts';
import { ratingsOf } from '#src/content/snippets.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { airportEntity } from '#src/entities/airports/airport.entity.ts';
import { isStaff } from '#src/http/actor.ts';
import { created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { changeLocation, createLocation, removeLocation } from './changeLocation.ts';
import { findLocation } from './findLocation.ts';
import { fragmentOf } from './fragment.ts';
import { locationEntity as entity } from './location.entity.ts';
import { breadcrumbList, crumbsOf, pathOfLocation, touristDestination } from './locationLd.ts';
import { linksTo, referencesOf } from './locationLinks.ts';
import { placesAbove, placesBelow, wayTo } from './locationTree.ts';
import { reviewsOf, searchTermsOf, writtenAbout } from './relatedToLocation.ts';
import { suggestKeywords, suggestPlaces } from './suggestKeywords.ts';

const { list, countries, airports } = contract.locations;

export const locationHandlers: Handlers<typeof contract.locations> = {
  list: async ({ query }, context) => {
    const page = await listPage(entity, query, context);
    return { body: page, headers: pageHeaders(page, list.path) };
  },
  countries: async ({ query }, context) => {
    const page = await listPage(entity, { ...query, sort: query.sort ?? 'name' }, context, { type: 'COUNTRY' });
    return { body: page, headers: pageHeaders(page, countries.path) };
  },
  airports: async ({ query }, context) => {
    const page = await listPage(airportEntity, query, context);
    return { body: page, headers: pageHeaders(page, airports.path) };
  },
  create: async ({ body }, context) => {
    const row = await createLocation(body, context);
    return created(entity.present(row, context.actor), `${list.path}/${row.id}`);
  },
  read: async ({ params }, context) => ok(entity.present(await findLocation(params.id, context), context.actor)),
  exists: async ({ params }, context) => {
    await findLocation(params.id, context);
    return nothing();
  },
  update: async ({ params, body }, context) => ok(entity.present(await changeLocation(params.id, body, context), context.actor)),
  remove: async ({ params }, context) => {
    await removeLocation(params.id, context);
    return nothing();
  },
  ...historyByVersion(entity),
  sync: async ({ params }, context) => ok(syncOf(await findSeen(entity, params.id, context))),
  parents: async ({ params, query }, context) => ok(await placesAbove((await findLocation(params.id, context)).id, query.depth, context)),
  children: async ({ params, query }, context) => ok(await placesBelow((await findLocation(params.id, context)).id, query.depth, context)),
  breadcrumbs: async ({ params, query }, context) => {
    const way = await wayTo((await findLocation(params.id, context)).id, context);
    const isLd = query.jsonld !== undefined && query.jsonld !== 'false';
    return ok(isLd ? { ...breadcrumbList(way, context.settings.publicOrigin) } : crumbsOf(way));
  },
  snippet: async ({ params }, context) => {
    const row = await findLocation(params.id, context);
    const rating = (await ratingsOf([row.id], context)).get(row.id);
    return ok({
      id: row.id,
      type: 'location',
      title: row.name,
      slug: row.slug,
      url: pathOfLocation(row.slug),
      summary: row.summary ?? '',
      image: row.image,
      badge: null,
      priceFromUSD: null,
      nights: null,
      rating: rating?.average ?? null,
      reviewCount: rating?.count ?? null,
    });
  },
  related: async ({ params }, context) => ok(await writtenAbout((await findLocation(params.id, context)).id, 'texts', context)),
  relatedTours: async ({ params }, context) => ok(await writtenAbout((await findLocation(params.id, context)).id, 'tours', context)),
  relatedReviews: async ({ params }, context) => ok(await reviewsOf((await findLocation(params.id, context)).id, context)),
  searchTerms: async ({ params }, context) => ok(await searchTermsOf(await findLocation(params.id, context), context)),
  product: async ({ params }, context) => {
    const row = await findLocation(params.id, context);
    const [way, ratings] = await Promise.all([wayTo(row.id, context), ratingsOf([row.id], context)]);
    const shown = { ...row, image: context.pictureAddresses.inValue(row.image) };
    return ok(touristDestination(shown, way, ratings.get(row.id) ?? null, context.settings.publicOrigin));
  },
  references: async ({ params }, context) => ok(await referencesOf((await findLocation(params.id, context)).id, context)),
  links: async ({ params }, context) => ok(await linksTo((await findLocation(params.id, context)).id, context)),
  types: async (_, { sequelize, actor }) => {
    const text = `SELECT type, count(*)::int AS count FROM locations WHERE status = 'ACTIVE' OR $1 GROUP BY type`;
    const counts = await preparedQuery<{ type: string; count: number }>(sequelize, 'location.types', text, [isStaff(actor)]);
    return ok(locationTypes.map((type) => ({ type, label: labelOf(type), count: counts.find((row) => row.type === type)?.count ?? 0 })));
  },
  suggestions: async ({ params }, context) => ok(await suggestPlaces(fragmentOf(params.fragment), context)),
  keywords: async ({ params }, context) => ok(await suggestKeywords(fragmentOf(params.fragment), context)),
};

/** CRUISE_AREA as people read it. */
function labelOf(type: string): string {
  const words = type.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
