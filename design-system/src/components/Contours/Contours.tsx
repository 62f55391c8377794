import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';

/** Props of Contours. */
export interface ContoursProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Side on which the contours are drawn; choose the one away from the text. */
  side?: 'start' | 'end' | 'both';
}

/** Decorative contour lines on a large area of colour. Fills its nearest positioned ancestor, behind all content and away from the text. */
export function Contours({ side = 'end', ...rest }: ContoursProps) {
  return <Root aria-hidden="true" data-texture="contours" data-side={side} data-print="hide" {...rest} />;
}

const Root = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  background: ${token.color.contour};
  pointer-events: none;

  &[data-side='start'] {
    transform: scaleX(-1);
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  &[data-side='start']:dir(rtl) {
    transform: none;
  }

  @media (forced-colors: active) {
    display: none;
  }
`;
