import type { ComponentPropsWithRef, ElementType } from 'react';

/** Props of VisuallyHidden. */
export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** The element it renders; a `span` unless said. */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'p';
}

/** Words for screen readers only; the page's own rules hide them from the eye. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  const Tag = as as ElementType; // each of them takes what a span takes
  return <Tag data-unseen {...rest} />;
}
