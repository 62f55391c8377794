import { css, styled } from 'styled-components';
import { map, route } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

/** Minimum width for place names on the map; below it, numbers refer to the list. */
const roomy = '@container (min-width: 34rem)';

/** Halo around text in the colour of its background. */
const halo = Array.from({ length: 3 }, (_, i) => `0 0 ${i < 2 ? map.halo : `calc(2 * ${map.halo})`} ${token.color.raised}`).join(',');

/** Where land and water have the same colour, the coast is drawn as a shadow of all land together, and the degree labels are toned down. */
const coastOutline = css`
  --fw-coast: drop-shadow(0 0 ${token.stroke.hair} currentColor) drop-shadow(0 0 ${token.stroke.hair} currentColor);
  --fw-degrees: 1 5;
`;

/** Framed by a double neatline, as on a printed map. */
export const Sheet = styled.div`
  position: relative;
  container-type: inline-size;
  aspect-ratio: 3 / 2;
  min-inline-size: 0;
  border: ${token.stroke.hair} solid ${token.color.ink};
  outline: ${token.stroke.hair} solid ${token.color.ink};
  outline-offset: ${token.space[1]};
  margin: ${token.space[2]};
  background: ${token.color.raised};
  color: ${token.color.ink};
  font-size: ${token.text.caption};
  line-height: 1.2;
  break-inside: avoid;

  /* Without a list the map is in portrait format, and its text scales with it. */
  &[data-alone='true'] {
    aspect-ratio: 5 / 6;
    outline-color: transparent;
    margin: 0;
    font-size: min(${map.small}, 4.2cqi);
  }

  [data-mode='contrast'] & {
    ${coastOutline}
  }

  @media (prefers-contrast: more) {
    :root:not([data-mode]) & {
      ${coastOutline}
    }
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
    outline-color: CanvasText;
    ${coastOutline}
  }
`;

/** Clips the land tiles, which extend beyond the map. */
export const Sea = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;

  [data-land='true'] > & {
    background: ${token.color.water};
    print-color-adjust: exact;
  }

  @media (forced-colors: active) {
    background: Canvas;
  }
`;

export const Coasts = styled.div`
  position: absolute;
  inset: 0;
  filter: var(--fw-coast, none);
`;

export const Land = styled.div`
  position: absolute;
  background: ${token.color.sunk};
  mask-size: 100% 100%;
  mask-repeat: no-repeat;
  print-color-adjust: exact;
`;

/** The drawing stretches with the map; its strokes keep their weight. */
export const Lines = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  fill: none;
  stroke: ${token.color.line};
  stroke-width: ${token.stroke.hair};

  & > path {
    vector-effect: non-scaling-stroke;
  }

  & > path:first-child {
    stroke-dasharray: var(--fw-degrees, none);
  }

  @media (forced-colors: active) {
    stroke: GrayText;
  }
`;

export const Border = styled.path`
  stroke: ${token.color.ink};
  stroke-width: ${map.neatline};

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

export const Route = styled.path`
  stroke: ${token.color.route};
  stroke-width: ${token.stroke.route};
  stroke-linecap: round;
  stroke-linejoin: round;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

/** A waypoint on a map without numbers. */
export const Dot = styled.path`
  stroke: ${token.color.route};
  stroke-width: ${route.ringGround};
  stroke-linecap: round;

  &[data-part='hole'] {
    stroke: ${token.color.paper};
    stroke-width: ${route.dotAhead};
  }

  @media (forced-colors: active) {
    stroke: CanvasText;

    &[data-part='hole'] {
      stroke: Canvas;
    }
  }
`;

export const Degrees = styled.span`
  position: absolute;
  padding: 0 ${token.space[1]};
  color: ${token.color.inkSoft};
  text-shadow: ${halo};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-edge='start'] {
    inset-block-start: var(--fw-at);
    inset-inline-start: ${token.space[2]};
    translate: 0 -50%;
  }

  &[data-edge='end'] {
    inset-block-end: ${token.space[2]};
    inset-inline-start: var(--fw-at);
    translate: -50% 0;
  }

  @container (max-width: 24rem) {
    [data-alone='false'] > & {
      display: none;
    }
  }
`;

export const Waymark = styled.span`
  position: absolute;
  inset-block-start: var(--fw-y);
  inset-inline-start: var(--fw-x);
  display: grid;
  place-items: center;
  min-inline-size: ${map.mark};
  min-block-size: ${map.mark};
  padding-inline: 0.25rem;
  border: ${token.stroke.bold} solid ${token.color.route};
  border-radius: ${token.radius.round};
  background: ${token.color.paper};
  color: ${token.color.ink};
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  translate: -50% -50%;

  @container (max-width: 24rem) {
    min-inline-size: ${map.markSmall};
    min-block-size: ${map.markSmall};
    padding-inline: 0.125rem;
    border-width: ${token.stroke.hair};
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** Place names in roman, with a halo that keeps them legible over lines and coasts. */
export const Name = styled.span`
  position: absolute;
  inset-block-start: var(--fw-y);
  inset-inline-start: var(--fw-x);
  display: none;
  padding-inline: ${map.nameGap};
  translate: 0 -50%;
  font-family: ${token.font.serif};
  font-size: ${token.text.small};
  font-weight: ${token.weight.regular};
  line-height: ${token.leading.tight};
  text-shadow: ${halo};
  white-space: nowrap;

  &[data-side='start'] {
    translate: -100% -50%;
    text-align: end;
  }

  ${roomy} {
    display: block;
  }

  [data-alone='true'] > & {
    display: block;
    max-inline-size: 50%;
    font-size: min(${token.text.small}, 4.4cqi);
    font-weight: ${token.weight.medium};
    white-space: normal;
  }

  & > small {
    display: block;
    color: ${token.color.inkSoft};
    font-family: ${token.font.sans};
    font-size: min(${map.small}, 3.6cqi);
    font-weight: ${token.weight.regular};
  }

  @media (forced-colors: active) {
    padding-block: 0;
    background: Canvas content-box;
    text-shadow: none;
  }
`;

/** Scale bar in round kilometres, accurate at the centre of the map. */
export const Scale = styled.span`
  position: absolute;
  inset-block-end: ${token.space[8]};
  inset-inline-end: ${token.space[5]};
  inline-size: var(--fw-length);
  border: ${token.stroke.hair} solid ${token.color.ink};
  border-block-start: 0;
  block-size: ${token.space[1]};
  color: ${token.color.inkSoft};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  & > span {
    position: absolute;
    inset-block-end: 100%;
    inset-inline-end: 0;
    text-shadow: ${halo};
  }

  @container (max-width: 15rem) {
    display: none;
  }

  @container (max-width: 24rem) {
    [data-alone='false'] > & {
      inset-block-end: ${token.space[3]};
      inset-inline-end: ${token.space[3]};
    }
  }
`;
