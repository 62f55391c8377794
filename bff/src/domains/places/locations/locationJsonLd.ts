import type { BreadcrumbList, TouristDestination, WithContext } from 'schema-dts';
import type { LocationRow } from './location.model.ts';
import type { TreeNode } from './locationTree.sql.ts';

/** The path of a location on the site: its entry on the page of destinations. */
export function pathOfLocation(slug: string): string {
  return `/destinations#${slug}`;
}

/** Breadcrumb links to a location. */
export function buildBreadcrumbs(path: readonly TreeNode[]) {
  return path.map(({ name, slug }, index) => ({ name, url: pathOfLocation(slug), position: index + 1 }));
}

/** Breadcrumbs as a schema.org BreadcrumbList. */
export function buildBreadcrumbList(path: readonly TreeNode[], origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: buildBreadcrumbs(path).map(({ name, url, position }) => ({ '@type': 'ListItem', position, name, item: origin + url })),
  };
}

/** A location as a schema.org TouristDestination. `path`: from the outermost ancestor to the location. */
export function buildTouristDestination(
  row: LocationRow,
  path: readonly TreeNode[],
  rating: AverageRating | null,
  origin: string,
): Record<string, unknown> {
  const container = path.at(-2);
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
    ...(container ? { containedInPlace: { '@type': 'Place', name: container.name, url: origin + pathOfLocation(container.slug) } } : {}),
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

/** Average rating (20 to 100) and number of reviews. */
export interface AverageRating {
  average: number;
  count: number;
}
