import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { variants } from '#src/foundations/variants.ts';
import { measure, token } from '#src/tokens/token.ts';

/** How wide content may become. */
export type ContainerWidth = 'text' | 'narrow' | 'wide' | 'page' | 'full';

/** Props of Container. */
export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** How wide the content may become; the page's width unless said. */
  width?: ContainerWidth;
  /** The element it renders; a `div` unless said. */
  as?: 'div' | 'main' | 'header' | 'footer';
}

/** Keeps its children within a measure and off the window's edge, by padding, so that its background still reaches the edge. */
export function Container({ width = 'page', ...rest }: ContainerProps) {
  return <Root data-width={width} {...rest} />;
}

const Root = styled.div`
  padding-inline: ${token.space.gutter};
  ${variants('width', measure, (measure) => ({ 'padding-inline': `max(${token.space.gutter}, (100% - ${measure}) / 2)` }))}
`;
