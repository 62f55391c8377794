import type { ComponentPropsWithRef, ElementType } from 'react';

/** Props of VisuallyHidden. */
export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** The element to render. Defaults to a `span`. */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'p';
}

/** Text for screen readers only, hidden by a global style. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  const Tag = as as ElementType; // each of them accepts the props of a span
  return <Tag data-unseen {...rest} />;
}
