import { Breadcrumbs } from '@farwend/design-system';

export function BreadcrumbsExample() {
  return (
    <Breadcrumbs
      items={[
        { label: 'Guides', href: '/guides' },
        { label: 'Kenya', href: '/guides/kenya' },
      ]}
    />
  );
}
