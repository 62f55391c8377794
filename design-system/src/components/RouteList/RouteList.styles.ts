import { styled } from 'styled-components';
import { itinerary } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

export const List = styled.ol`
  padding: 0;
  list-style: none;
`;

export const Stop = styled.li`
  position: relative;
  padding-inline-start: min(${token.space[12]}, 16%);
  padding-block-end: ${token.space[12]};

  &:last-of-type {
    padding-block-end: 0;
  }
`;

/** Line from the centre of this waypoint to the centre of the next. */
export const Track = styled.svg`
  position: absolute;
  inset-block: ${itinerary.start} calc(-1 * ${itinerary.start});
  inset-inline-start: 0;
  inline-size: ${itinerary.rail};
  block-size: 100%;
  overflow: visible;
  color: ${token.color.route};

  li:last-of-type > & {
    display: none;
  }

  li:nth-of-type(even) > & {
    transform: scaleX(-1);
  }

  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

export const Line = styled.path`
  fill: none;
  stroke: currentColor;
  stroke-width: ${token.stroke.route};
  vector-effect: non-scaling-stroke;
`;

export const Marker = styled.svg`
  position: absolute;
  inset-block-start: ${itinerary.marker};
  inset-inline-start: 0;
  inline-size: ${itinerary.rail};
  block-size: ${itinerary.rail};
  fill: ${token.color.paper};
  stroke: ${token.color.route};
  stroke-width: 3;

  @media (forced-colors: active) {
    fill: Canvas;
    stroke: CanvasText;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[2]};
  min-inline-size: 0;
`;
