'use client';

import { LinkContext, type LinkComponent } from '@farwend/design-system';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** Lets Next's router handle links within the application. */
export function RouterLinks({ children }: { children: ReactNode }) {
  return <LinkContext value={RouterLink}>{children}</LinkContext>;
}

/** Without prefetching: most addresses of this example are pages of the real site. */
const RouterLink: LinkComponent = (props) => <Link {...props} prefetch={false} />;
