import { linkAddress, type Crumb } from '@farwend/design-system';
import type { BreadcrumbList, WithContext } from 'schema-dts';

/** Builds a page's breadcrumbs for search engines. */
export function buildBreadcrumbData(origin: string, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + linkAddress(href),
    })),
  };
}
