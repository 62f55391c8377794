import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { variants } from '#src/foundations/variants.ts';
import { space } from '#src/tokens/token.ts';
import { alignments } from './space.ts';
import type { Align, Space } from './space.ts';

/** Props of Stack. */
export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Gap between children, a step of the spacing scale. Defaults to 16 px. */
  gap?: Space;
  /** Horizontal alignment of the children. Defaults to `stretch`. */
  align?: Align;
  /** The element to render. Defaults to a `div`. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header' | 'footer' | 'aside' | 'form';
}

/** Stacks children vertically with equal gaps. */
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
