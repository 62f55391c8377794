import { createContext } from 'react';
import type { ComponentPropsWithRef, ComponentType } from 'react';

/** Component that renders an internal link; it takes the props of an anchor with `href`. */
export type LinkComponent = ComponentType<ComponentPropsWithRef<'a'> & { href: string }>;

/** The router's link component, injected by the application so that the design system depends on no router. Defaults to a plain `<a>`. */
export const LinkContext = createContext<LinkComponent | 'a'>('a');
