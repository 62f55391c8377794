import { css, styled } from 'styled-components';
import { map, route } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

/** Without tints the map is a line drawing: no relief, and the coast in ink. */
const lineDrawing = (ground: string, ink: string, faint: string) => css`
  --fw-map-land: ${ground};
  ${Array.from({ length: 11 }, (_, index) => `--fw-map-band${index + 1}: ${ground};`).join('')}
  --fw-map-contour: none;
  --fw-map-ice: ${ground};
  --fw-map-sea: ${ground};
  --fw-map-lake: ${ground};
  --fw-map-river: ${faint};
  --fw-map-border: ${faint};
  --fw-map-coast: ${ink};
  --fw-map-leg: ${ink};
  --fw-map-leg-halo: ${ground};
  --fw-map-water-name: ${ink};
  --fw-degrees: 1 5;
`;
const contrast = lineDrawing(token.color.raised, token.color.ink, token.color.lineStrong);

/** Tints of the ground: low land moss, high land ochre, the highest paper. */
const tint = (from: string, percent: number, to: string) => `color-mix(in oklab, ${from} ${percent}%, ${to})`;
const moss = tint(token.color.positive, 16, token.color.raised);
const ochre = tint(token.color.star, 24, token.color.raised);
const umber = tint(token.color.star, 38, token.color.raised);
const tints = css`
  --fw-map-land: ${moss};
  --fw-map-band1: ${tint(moss, 82, ochre)};
  --fw-map-band2: ${tint(moss, 64, ochre)};
  --fw-map-band3: ${tint(moss, 46, ochre)};
  --fw-map-band4: ${tint(moss, 28, ochre)};
  --fw-map-band5: ${tint(moss, 10, ochre)};
  --fw-map-band6: ${tint(umber, 30, ochre)};
  --fw-map-band7: ${tint(umber, 60, ochre)};
  --fw-map-band8: ${umber};
  --fw-map-band9: ${tint(ochre, 85, token.color.raised)};
  --fw-map-band10: ${tint(ochre, 45, token.color.raised)};
  --fw-map-band11: ${token.color.raised};
  --fw-map-contour: ${tint(token.color.inkSoft, 16, 'transparent')};
  --fw-map-contour-width: calc(${token.stroke.hair} / 2);
  --fw-map-ice: ${tint(token.color.water, 25, token.color.raised)};
  --fw-map-sea: ${token.color.water};
  --fw-map-lake: ${token.color.water};
  --fw-map-river: ${tint(token.color.info, 45, token.color.water)};
  --fw-map-river-width: ${token.stroke.hair};
  --fw-map-border: ${tint(token.color.inkSoft, 75, token.color.sunk)};
  --fw-map-border-width: ${token.stroke.hair};
  --fw-map-coast: ${tint(token.color.info, 60, token.color.water)};
  --fw-map-coast-width: ${token.stroke.hair};
  --fw-map-leg: ${token.color.route};
  --fw-map-leg-halo: ${token.color.raised};
  --fw-map-water-name: ${tint(token.color.info, 80, token.color.ink)};
`;

/** Framed by a double neatline, as on a printed map. */
export const Sheet = styled.div`
  ${tints}
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

  /* Without a list the map has its own format, and its text scales with it. */
  &[data-alone='true'] {
    aspect-ratio: 5 / 6;
    outline-color: transparent;
    margin: 0;
    font-size: min(${map.small}, 4.2cqi);
  }

  &[data-alone='true'][data-format='landscape'] {
    aspect-ratio: 4 / 3;
  }

  [data-mode='contrast'] & {
    ${contrast}
  }

  @media (prefers-contrast: more) {
    :root:not([data-mode]) & {
      ${contrast}
    }
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
    outline-color: CanvasText;
    ${lineDrawing('Canvas', 'CanvasText', 'GrayText')}
  }
`;

/** Clips the squares of ground, which extend beyond the map. */
export const Sea = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;

  [data-land='true'] > & {
    background: var(--fw-map-sea);
    print-color-adjust: exact;
  }

  @media (forced-colors: active) {
    background: Canvas;
  }
`;

export const Ground = styled.svg`
  position: absolute;
  max-inline-size: none;
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

/** A leg, drawn by how it is travelled, on a halo that keeps it apart from the ground. */
export const Leg = styled.path`
  stroke: var(--fw-map-leg);
  stroke-width: ${token.stroke.route};
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-part='halo'] {
    stroke: var(--fw-map-leg-halo);
    stroke-width: calc(2 * ${token.stroke.route});
    opacity: 0.7;
  }

  &[data-mode='boat'] {
    stroke-width: calc(1.4 * ${token.stroke.route});
    stroke-dasharray: 0 6;
  }

  &[data-mode='walk'] {
    stroke-dasharray: 3 4;
    stroke-linecap: butt;
  }

  &[data-mode='air'] {
    stroke-dasharray: 9 6;
    stroke-linecap: butt;
  }

  &[data-part='ticks'] {
    stroke-width: calc(4 * ${token.stroke.route});
    stroke-dasharray: 1.5 8;
    stroke-linecap: butt;
  }
`;

/** Leads from a mark to its name. */
export const Leader = styled.path`
  stroke: ${token.color.ink};
  stroke-width: ${token.stroke.hair};

  @container (max-width: 15rem) {
    display: none;
  }

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
