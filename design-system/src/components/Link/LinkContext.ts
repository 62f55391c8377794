import { createContext } from 'react';
import type { ComponentPropsWithRef, ComponentType } from 'react';

/** What renders a link that stays within the site: an anchor's props, `href` always given. */
export type LinkComponent = ComponentType<ComponentPropsWithRef<'a'> & { href: string }>;

/** The router's own link, handed in by the site so that the design system knows no router; a plain `<a>` without it. */
export const LinkContext = createContext<LinkComponent | 'a'>('a');
