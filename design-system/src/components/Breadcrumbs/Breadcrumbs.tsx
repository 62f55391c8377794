import type { ComponentPropsWithRef } from 'react';
import { Link } from '#src/components/Link/Link.tsx';
import { Current, List, Step } from './Breadcrumbs.styles.ts';

/** One page on the way. */
export interface Crumb {
  /** Its name. */
  label: string;
  /** Its address. */
  href: string;
}

/** Props of Breadcrumbs. */
export interface BreadcrumbsProps extends ComponentPropsWithRef<'nav'> {
  /** The way from the outermost page to this one; the last is this page. */
  items: readonly Crumb[];
  /** The name of the landmark. */
  label?: string;
}

/** The way to this page; on a small phone only its parent, as a way back. */
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
