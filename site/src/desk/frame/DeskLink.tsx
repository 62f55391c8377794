import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { isDeskPath } from '#src/desk/shared/isDeskPath.ts';

/** A link: within the desk without loading a document, to everything else with. */
export function DeskLink({ href, children, ...rest }: ComponentPropsWithRef<'a'> & { href: string }) {
  return isDeskPath(href) ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
