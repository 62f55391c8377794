import { linkAddress } from '@farwend/design-system';
import type { BreadcrumbList, CollectionPage, WithContext } from 'schema-dts';

/** A list for search machines: what is on the page, in its order, and the way to it. */
export function listData(
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
