import type { Crumb } from '@farwend/design-system';

/** Breadcrumbs from the API's breadcrumbs. */
export function crumbsOf(steps: readonly { name: string; url: string }[]): Crumb[] {
  return steps.map(({ name, url }) => ({ label: name, href: url }));
}
