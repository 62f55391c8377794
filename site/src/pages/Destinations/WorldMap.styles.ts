import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

/* Maps are not mirrored in right-to-left pages: west stays left. */
export const MapNav = styled.nav`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  aspect-ratio: 5 / 2;
  background: ${token.color.water};
  direction: ltr;
  print-color-adjust: exact;

  & > ul {
    padding: 0;
    list-style: none;
  }

  /* Phones have no room for names; they are listed in the index below. */
  @media not all and (min-width: 900px) {
    & > ul {
      display: none;
    }
  }
`;

export const Land = styled.div`
  position: absolute;
  inset: 0;
  background: ${token.color.paper};
  mask: url('/maps/world.svg') 0 0 / 100% 100% no-repeat;

  @media (forced-colors: active) {
    display: none;
  }
`;

export const RouteOverlay = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: ${token.color.route};
  stroke-linecap: round;
  stroke-linejoin: round;

  & > path {
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }

  & > [data-part='place'] {
    stroke: ${token.color.ink};
    stroke-width: 6px;
  }

  & > [data-part='waypoint'] {
    stroke-width: 12px;
  }

  & > [data-part='hole'] {
    stroke: ${token.color.paper};
    stroke-width: 6px;
  }
`;

/* A halo keeps names readable over coasts and the route. */
export const PlaceName = styled.li`
  position: absolute;
  translate: 0 -50%;

  &[data-side='start'] {
    translate: -100% -50%;
    text-align: end;
  }

  & > a {
    display: block;
    padding: 5px 11px;
    color: ${token.color.ink};
    font-family: ${token.font.serif};
    font-size: ${token.text.small};
    font-weight: ${token.weight.medium};
    line-height: 1;
    text-shadow:
      0 0 3px ${token.color.paper},
      0 0 3px ${token.color.paper},
      0 0 6px ${token.color.paper};
    white-space: nowrap;
  }

  & small {
    display: block;
    color: ${token.color.inkSoft};
    font-family: ${token.font.sans};
    font-size: 0.6875rem;
    font-weight: ${token.weight.regular};
  }

  & > a:hover {
    text-decoration: underline;
  }
`;
