import { linkAddress, type Crumb } from '@farwend/design-system';
import type { BreadcrumbList, WithContext } from 'schema-dts';

/** The way to a page, for search machines. */
export function breadcrumbData(origin: string, way: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + linkAddress(href),
    })),
  };
}
