import type { Crumb } from '@farwend/design-system';

/** The way to a page as the API answers it, for Breadcrumbs. */
export function crumbsOf(steps: readonly { name: string; url: string }[]): Crumb[] {
  return steps.map(({ name, url }) => ({ label: name, href: url }));
}
