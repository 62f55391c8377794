import { Link, token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Minimum width of a window for the world on one sheet. */
const wide = '@media (min-width: 900px)';

export const Months = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(${token.size.target}, 15%), 1fr));
  padding: 0;
  border-block: ${token.stroke.hair} solid ${token.color.line};
  list-style: none;

  ${wide} {
    grid-template-columns: repeat(12, 1fr);
  }
`;

export const MonthLink = styled(Link).attrs({ variant: 'bare' })`
  display: grid;
  place-items: center;
  min-block-size: ${token.size.target};
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};

  &:hover {
    color: ${token.color.ink};
  }

  &[aria-current] {
    color: ${token.color.ink};
    box-shadow: inset 0 calc(-1 * ${token.stroke.route}) 0 ${token.color.route};
    font-weight: ${token.weight.semibold};

    @media (forced-colors: active) {
      border-block-end: ${token.stroke.route} solid CanvasText;
    }
  }
`;

/* Maps are not mirrored in right-to-left pages: west stays left. */
export const MapNav = styled.nav`
  direction: ltr;

  /* Other navigation is left out of print; this one is the map. */
  @media print {
    display: block !important;
  }

  & > div:first-child {
    display: none;
  }

  ${wide} {
    & > div:first-child {
      display: block;
    }
  }
`;

/** The regions, where the world is too small for names. */
export const Regions = styled.div`
  display: grid;
  gap: ${token.space[2]};

  ${wide} {
    display: none;
  }
`;

export const Sheet = styled.div`
  position: relative;
  isolation: isolate;
  background: ${token.color.water};
  print-color-adjust: exact;

  & > ul {
    padding: 0;
    list-style: none;
  }
`;

export const Shapes = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  fill: ${token.color.paper};
  stroke: ${token.color.ink};
  stroke-width: 6px;
  stroke-linecap: round;
  print-color-adjust: exact;

  & > use {
    stroke: none;
  }

  & > path {
    vector-effect: non-scaling-stroke;
  }

  & > [data-season='best'] {
    fill: color-mix(in oklab, ${token.color.route} 48%, ${token.color.paper});
  }

  & > [data-season='good'] {
    fill: color-mix(in oklab, ${token.color.route} 18%, ${token.color.paper});
  }

  @media (forced-colors: active) {
    fill: Canvas;
    stroke: CanvasText;

    & > [data-season='best'] {
      fill: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/* A halo keeps names readable over coasts and fills. */
export const PlaceName = styled.li`
  position: absolute;
  inset-block-start: var(--fw-y);
  inset-inline-start: var(--fw-x);
  inline-size: max-content;
  max-inline-size: min(11rem, 100% - var(--fw-x));
  translate: 0 -50%;
  overflow-wrap: anywhere;

  &[data-side='start'] {
    max-inline-size: min(11rem, var(--fw-x));
    translate: -100% -50%;
    text-align: end;
  }

  & > a {
    display: block;
    padding: 5px 11px;
    color: ${token.color.inkSoft};
    font-family: ${token.font.serif};
    font-size: ${token.text.small};
    font-weight: ${token.weight.medium};
    line-height: 1;
    text-shadow:
      0 0 3px ${token.color.paper},
      0 0 3px ${token.color.paper},
      0 0 6px ${token.color.paper};
  }

  &[data-season] > a {
    color: ${token.color.ink};
  }

  & small {
    display: block;
    font-family: ${token.font.sans};
    font-size: 0.6875rem;
    font-weight: ${token.weight.regular};
  }

  & > a:hover {
    text-decoration: underline;
  }
`;
