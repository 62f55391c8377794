import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';

/** Props of Contours. */
export interface ContoursProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Where the ground rises: the side away from the words. */
  side?: 'start' | 'end' | 'both';
}

/** Contour lines as a quiet texture of a large area of colour; fills its nearest positioned ancestor, behind everything, off the words. */
export function Contours({ side = 'end', ...rest }: ContoursProps) {
  return <Root aria-hidden="true" data-side={side} data-print="hide" {...rest} />;
}

const Root = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  background: ${token.color.contour};
  mask-image: var(--fw-contours), linear-gradient(to right, transparent 45%, #000 80%);
  mask-size:
    1400px auto,
    auto;
  mask-position:
    right center,
    center;
  mask-composite: intersect;
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

  &[data-side='both'] {
    mask-image: var(--fw-contours);
    mask-composite: add;
  }

  @media (forced-colors: active) {
    display: none;
  }
`;
