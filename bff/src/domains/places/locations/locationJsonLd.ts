import type { BreadcrumbList, TouristDestination, WithContext } from 'schema-dts';
import type { LocationRow } from './location.model.ts';
import type { Step } from './locationTree.ts';

/** Where a place stands on the site: in the atlas of destinations. */
export function pathOfLocation(slug: string): string {
  return `/destinations#${slug}`;
}

/** The way to a place as links. */
export function crumbsOf(way: readonly Step[]) {
  return way.map(({ name, slug }, index) => ({ name, url: pathOfLocation(slug), position: index + 1 }));
}

/** The same as schema.org writes it. */
export function breadcrumbList(way: readonly Step[], origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbsOf(way).map(({ name, url, position }) => ({ '@type': 'ListItem', position, name, item: origin + url })),
  };
}

/** What machines are told of a place: built from its fields, never from stored markup. `way`: from the widest place to it. */
export function touristDestination(row: LocationRow, way: readonly Step[], rating: Rating | null, origin: string): Record<string, unknown> {
  const within = way.at(-2);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'TouristDestination',
    '@id': origin + pathOfLocation(row.slug),
    name: row.name,
    url: origin + pathOfLocation(row.slug),
    ...(row.alternateNames.length > 0 ? { alternateName: row.alternateNames } : {}),
    ...(row.summary ? { description: row.summary } : {}),
    ...(row.image ? { image: row.image.url } : {}),
    ...(row.lat !== null && row.lng !== null ? { geo: { '@type': 'GeoCoordinates', latitude: row.lat, longitude: row.lng } } : {}),
    ...(within ? { containedInPlace: { '@type': 'Place', name: within.name, url: origin + pathOfLocation(within.slug) } } : {}),
    ...(rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Math.round(rating.average / 2) / 10,
            bestRating: 5,
            worstRating: 1,
            reviewCount: rating.count,
          },
        }
      : {}),
  } satisfies WithContext<TouristDestination>;
  return data;
}

/** What travelers say of journeys there: average of 20 to 100, and how many. */
export interface Rating {
  average: number;
  count: number;
}
