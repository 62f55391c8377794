import { linkAddress } from '@farwend/design-system';
import type { BreadcrumbList, CollectionPage, WithContext } from 'schema-dts';

/** Builds structured data of a list for search engines: the items in order and the breadcrumbs. */
export function buildListData(
  { name, description, path }: { name: string; description: string; path: string },
  items: readonly { title: string; href: string }[],
  origin: string,
): [WithContext<CollectionPage>, WithContext<BreadcrumbList>] {
  const url = origin + linkAddress(path);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      '@id': `${url}#list`,
      name,
      description,
      url,
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: items.length,
        itemListElement: items.map(({ title, href }, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          name: title,
          url: origin + linkAddress(href),
        })),
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name, item: url },
      ],
    },
  ];
}
