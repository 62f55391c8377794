import { keyframes, styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';

const travel = keyframes`
  from { clip-path: inset(-12px 100% -12px -12px); }
  60%, to { clip-path: inset(-12px -12px -12px -12px); }
`;

export const Root = styled.div`
  position: relative;
  block-size: 40px;
  inline-size: 100%;

  &[data-variant='rule'] {
    inline-size: 132px;
  }

  &[data-variant='loading'] {
    inline-size: min(100%, 240px);
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** The width stretches, the strokes do not: every line and dot keeps its weight at every size. */
export const Layer = styled.svg`
  position: absolute;
  inset-block: 0;
  inset-inline: 10px;
  inline-size: calc(100% - 20px);
  max-inline-size: none;
  block-size: 100%;
  overflow: visible;
  color: ${token.color.route};

  &[data-layer='ahead'] {
    color: ${token.color.lineStrong};
  }

  &[data-layer='done'] {
    clip-path: inset(-12px calc(100% - var(--fw-route-at)) -12px -12px);
    transition: clip-path ${token.time.slow} ${token.ease.out};
  }

  [data-variant='loading'] > &[data-layer='done'] {
    animation: ${travel} 1800ms ${token.ease.out} infinite;
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
    stroke-width: 1.25px;
  }
`;

/** A line of no length with round ends is a dot that never becomes an ellipse. */
export const Dot = styled.path`
  stroke: currentColor;
  stroke-width: 9px;
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;

  [data-layer='ahead'] > & {
    stroke-width: 7px;
  }

  &[data-ring='outer'] {
    stroke-width: 19px;
  }

  &[data-ring='inner'] {
    stroke: ${token.color.paper};
    stroke-width: 13px;
  }

  @media (forced-colors: active) {
    &[data-ring='inner'] {
      stroke: Canvas;
    }
  }
`;
