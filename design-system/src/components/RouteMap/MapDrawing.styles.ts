import { styled } from 'styled-components';
import { map, route } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';
import { mapColors } from './mapColors.ts';

/** Framed by a double neatline, as on a printed map. */
export const Sheet = styled.div`
  ${mapColors}
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

  &[data-format='portrait'] {
    aspect-ratio: 5 / 6;
  }

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

  /* In the place of a picture it has no frame and the format of one. */
  &[data-plain='true'] {
    border: 0;
    aspect-ratio: 3 / 2;
  }

  /* With its key, list and caption it stays on one page. */
  @media print {
    max-inline-size: 15cm;

    &[data-alone='false'][data-format='portrait'] {
      max-inline-size: 11cm;
    }
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
    outline-color: CanvasText;
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

  &[data-current][data-mode] {
    stroke-width: calc(2 * ${token.stroke.route});
  }

  &[data-current][data-part='halo'] {
    stroke-width: calc(3.5 * ${token.stroke.route});
    opacity: 1;
  }
`;

/** Explains below the map how its legs are drawn. */
export const Key = styled.ul`
  ${mapColors}
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[5]};
  padding: 0;
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};
  line-height: ${token.leading.snug};
  list-style: none;

  & > li {
    display: flex;
    gap: ${token.space[2]};
    align-items: center;
  }
`;

export const KeyLine = styled.svg`
  flex: none;
  inline-size: 2.5rem;
  block-size: 0.75rem;
  fill: none;
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
