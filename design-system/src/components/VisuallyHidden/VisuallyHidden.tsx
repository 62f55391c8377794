import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '#src/foundations/type.ts';

/** Props of VisuallyHidden. */
export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** The element it renders; a `span` unless said. */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'p';
}

/** Words for screen readers only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}

const Root = styled.span`
  ${visuallyHidden}
`;
