import { styled } from 'styled-components';
import { map } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

/** Minimum width for the names that a narrow map has no room for. */
const roomy = '@container (min-width: 28rem)';

const halo = `0 0 ${map.halo} ${token.color.raised}, 0 0 ${map.halo} ${token.color.raised}`;

/** A name of the surroundings, beside or over its point. Its letters are in proportion to the map up to their full size. */
export const FeatureName = styled.span`
  --fw-mark: 0.3em;
  --fw-gap: 0.35em;
  position: absolute;
  inset-block-start: var(--fw-y);
  inset-inline-start: var(--fw-x);
  translate: var(--fw-across, -50%) var(--fw-down, -50%);
  color: ${token.color.inkSoft};
  font-size: min(${map.small}, 3.82cqi);
  line-height: 1.15;
  text-shadow: ${halo};
  white-space: nowrap;

  &[data-room='roomy'] {
    display: none;
  }

  ${roomy} {
    font-size: min(${token.text.caption}, 2.9cqi);

    &[data-room='roomy'] {
      display: block;
    }
  }

  &[data-across='after'] {
    --fw-across: var(--fw-gap);
    --fw-mark-x: calc(-1 * var(--fw-gap));
  }

  &[data-across='before'] {
    --fw-across: calc(-100% - var(--fw-gap));
    --fw-mark-x: calc(100% + var(--fw-gap));
  }

  &[data-down='above'] {
    --fw-down: -100%;
    --fw-mark-y: 100%;
  }

  &[data-down='below'] {
    --fw-down: 0%;
    --fw-mark-y: 0%;
  }

  &[data-across='centre'][data-down='above'] {
    --fw-down: calc(-100% - var(--fw-gap));
    --fw-mark-y: calc(100% + var(--fw-gap));
  }

  &[data-across='centre'][data-down='below'] {
    --fw-down: var(--fw-gap);
    --fw-mark-y: calc(-1 * var(--fw-gap));
  }

  &[data-kind='town']::before,
  &[data-kind='peak']::before {
    content: '';
    position: absolute;
    inset-block-start: var(--fw-mark-y, 50%);
    inset-inline-start: var(--fw-mark-x, 50%);
    inline-size: var(--fw-mark);
    block-size: var(--fw-mark);
    background: currentcolor;
    translate: -50% -50%;
  }

  &[data-kind='town']::before {
    border-radius: ${token.radius.round};
  }

  &[data-kind='peak'] {
    --fw-mark: 0.55em;
  }

  &[data-kind='peak']::before {
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }

  &[data-kind='sea'],
  &[data-kind='lake'],
  &[data-kind='river'] {
    color: var(--fw-map-water-name);
    font-family: ${token.font.serif};
    font-style: italic;
  }

  &[data-kind='island'] {
    font-family: ${token.font.serif};
  }

  &[data-kind='country'],
  &[data-kind='region'] {
    font-size: min(0.8 * ${map.small}, 3.06cqi);
    font-weight: ${token.weight.medium};
    letter-spacing: 0.16em;
    text-transform: uppercase;
  }

  ${roomy} {
    &[data-kind='country'],
    &[data-kind='region'] {
      font-size: min(0.8 * ${token.text.caption}, 2.32cqi);
    }
  }

  &[data-kind='country'] {
    color: ${token.color.ink};
  }

  & > small {
    display: block;
    font-size: 0.9em;
    font-variant-numeric: tabular-nums;
  }

  @media (forced-colors: active) {
    background: Canvas;
    color: CanvasText;
    text-shadow: none;

    &[data-kind='town']::before,
    &[data-kind='peak']::before {
      background: CanvasText;
    }
  }
`;

/** The world around the map, in a corner of it. */
export const LocatorSheet = styled.svg`
  position: absolute;
  overflow: hidden;
  border: ${token.stroke.hair} solid ${token.color.ink};
  background: var(--fw-map-sea);
  fill: ${token.color.raised};
  print-color-adjust: exact;

  & > rect {
    fill: color-mix(in oklab, ${token.color.route} 25%, transparent);
    stroke: var(--fw-map-leg);
    stroke-width: ${token.stroke.bold};
    vector-effect: non-scaling-stroke;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
    background: Canvas;
    fill: GrayText;

    & > rect {
      fill: none;
    }
  }
`;
