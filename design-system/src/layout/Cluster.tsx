import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { variants } from '#src/foundations/variants.ts';
import { space } from '#src/tokens/token.ts';
import { alignments, justifications } from './space.ts';
import type { Align, Justify, Space } from './space.ts';

/** Props of Cluster. */
export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  /** Gap between children in both directions, a step of the spacing scale. Defaults to 16 px. */
  gap?: Space;
  /** Vertical alignment of the children. Defaults to `center`. */
  align?: Align;
  /** Horizontal distribution of the children. Defaults to `start`. */
  justify?: Justify;
  /** The element to render. Defaults to a `div`. */
  as?: 'div' | 'ul' | 'ol' | 'header' | 'footer';
}

/** Lays out children in a row that wraps. */
export function Cluster({ gap = 4, align = 'center', justify = 'start', ...rest }: ClusterProps) {
  return <Root data-gap={gap} data-align={align} data-justify={justify} {...rest} />;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-inline-size: 0;
  padding: 0;
  list-style: none;
  ${variants('gap', space, (gap) => ({ gap }))}
  ${variants('align', alignments, (value) => ({ 'align-items': value }))}
  ${variants('justify', justifications, (value) => ({ 'justify-content': value }))}
`;
