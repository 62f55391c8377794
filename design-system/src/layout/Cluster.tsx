import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { variants } from '#src/foundations/variants.ts';
import { space } from '#src/tokens/token.ts';
import { alignments, justifications } from './space.ts';
import type { Align, Justify, Space } from './space.ts';

/** Props of Cluster. */
export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  /** Space between children in both directions, a step of the scale; 16 px unless said. */
  gap?: Space;
  /** How children of unlike height sit on their line; centred unless said. */
  align?: Align;
  /** How children share a line; from the start unless said. */
  justify?: Justify;
  /** The element it renders; a `div` unless said. */
  as?: 'div' | 'ul' | 'ol' | 'header' | 'footer';
}

/** Children beside each other that wrap when the line is full. */
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
