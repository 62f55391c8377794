import { keyframes, styled } from 'styled-components';
import { route } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

/** How far dots and strokes extend beyond the box. */
const rim = `calc(-1 * ${route.rim})`;

const travel = keyframes`
  from { clip-path: inset(${rim} 100% ${rim} ${rim}); }
  60%, to { clip-path: inset(${rim} ${rim} ${rim} ${rim}); }
`;

export const Root = styled.div`
  position: relative;
  block-size: ${route.height};
  inline-size: 100%;

  &[data-variant='rule'] {
    inline-size: ${route.rule};
  }

  &[data-variant='loading'] {
    inline-size: min(100%, ${route.loading});
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** Stretches horizontally with non-scaling strokes, so that lines and dots keep their weight at every size. */
export const Layer = styled.svg`
  position: absolute;
  inset-block: 0;
  inset-inline: ${route.inset};
  inline-size: calc(100% - 2 * ${route.inset});
  max-inline-size: none;
  block-size: 100%;
  overflow: visible;
  color: ${token.color.route};

  &[data-layer='ahead'] {
    color: ${token.color.lineStrong};
  }

  &[data-layer='done'] {
    clip-path: inset(${rim} calc(100% - var(--fw-route-at)) ${rim} ${rim});
    transition: clip-path ${token.time.slow} ${token.ease.out};
  }

  [data-variant='loading'] > &[data-layer='done'] {
    animation: ${travel} ${route.time} ${token.ease.out} infinite;
  }

  @media (forced-colors: active) {
    color: Highlight;

    &[data-layer='ahead'] {
      color: GrayText;
    }
  }
`;

export const Stroke = styled.path`
  fill: none;
  stroke: currentColor;
  stroke-width: ${token.stroke.route};
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;

  [data-layer='ahead'] > & {
    stroke-width: ${route.ahead};
  }
`;

/** A zero-length path with round caps is a dot that is not distorted when the drawing stretches. */
export const Dot = styled.path`
  stroke: currentColor;
  stroke-width: ${route.dot};
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;

  [data-layer='ahead'] > & {
    stroke-width: ${route.dotAhead};
  }

  &[data-ring='outer'] {
    stroke-width: ${route.ring};
  }

  &[data-ring='inner'] {
    stroke: ${token.color.paper};
    stroke-width: ${route.ringGround};
  }

  @media (forced-colors: active) {
    &[data-ring='inner'] {
      stroke: Canvas;
    }
  }
`;
