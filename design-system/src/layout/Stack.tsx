import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { variants } from '#src/foundations/variants.ts';
import { space } from '#src/tokens/token.ts';
import { alignments } from './space.ts';
import type { Align, Space } from './space.ts';

/** Props of Stack. */
export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Space between children, a step of the scale; 16 px unless said. */
  gap?: Space;
  /** How children sit from side to side; they fill the width unless said. */
  align?: Align;
  /** The element it renders; a `div` unless said. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header' | 'footer' | 'aside' | 'form';
}

/** Children one below the other with equal space between them. */
export function Stack({ gap = 4, align = 'stretch', ...rest }: StackProps) {
  return <Root data-gap={gap} data-align={align} {...rest} />;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding: 0;
  list-style: none;
  ${variants('gap', space, (gap) => ({ gap }))}
  ${variants('align', alignments, (value) => ({ 'align-items': value }))}
`;
