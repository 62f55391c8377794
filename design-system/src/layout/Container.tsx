import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { variants } from '#src/foundations/variants.ts';
import { measure, token } from '#src/tokens/token.ts';

/** Maximum width of content. */
export type ContainerWidth = 'text' | 'narrow' | 'wide' | 'page' | 'full';

/** Props of Container. */
export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** Maximum width of the content. Defaults to the page width. */
  width?: ContainerWidth;
  /** The element to render. Defaults to a `div`. */
  as?: 'div' | 'main' | 'header' | 'footer';
}

/** Limits the width of its children and keeps them off the window's edge with padding, so that its background can still reach the edge. */
export function Container({ width = 'page', ...rest }: ContainerProps) {
  return <Root data-width={width} {...rest} />;
}

const Root = styled.div`
  padding-inline: ${token.space.gutter};
  ${variants('width', measure, (measure) => ({ 'padding-inline': `max(${token.space.gutter}, (100% - ${measure}) / 2)` }))}
`;
