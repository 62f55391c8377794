import type { ComponentPropsWithRef } from 'react';
import { Link } from '#src/components/Link/Link.tsx';
import { Current, List, Step } from './Breadcrumbs.styles.ts';

/** One page of the trail. */
export interface Crumb {
  /** Page title. */
  label: string;
  /** URL of the page. */
  href: string;
}

/** Props of Breadcrumbs. */
export interface BreadcrumbsProps extends ComponentPropsWithRef<'nav'> {
  /** The trail from the top-level page to the current one, which comes last. */
  items: readonly Crumb[];
  /** Accessible name of the landmark. */
  label?: string;
}

/** The trail to the current page. Small phones show only the parent, as a back link. */
export function Breadcrumbs({ items, label = 'Breadcrumb', ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} {...rest}>
      <List>
        {items.map(({ label: name, href }, i) => (
          <Step key={href} data-parent={i === items.length - 2}>
            {i < items.length - 1 ? (
              <Link href={href} variant="quiet">
                {name}
              </Link>
            ) : (
              <Current aria-current="page">{name}</Current>
            )}
          </Step>
        ))}
      </List>
    </nav>
  );
}
