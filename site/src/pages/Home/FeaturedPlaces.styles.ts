import { breakpoint, from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

const gap = 'clamp(5rem, 3rem + 8vw, 11rem)';
const margin = `max(${token.space.gutter}, (100% - ${token.measure.page}) / 2)`;

export const PlaceSection = styled.section`
  display: grid;
  gap: ${gap};
  padding-block: ${token.space.section};
`;

/** A place: its picture reaches the start edge of the window, the end edge or both; the text keeps to the page margin. */
export const Place = styled.article`
  position: relative;
  display: grid;
  gap: ${token.space[8]} ${token.space.column};

  ${from.menu} {
    &[data-lay='end'] {
      grid-template-columns: ${margin} minmax(0, 4fr) minmax(0, 7fr);
      column-gap: 0;
    }

    &[data-lay='start'] {
      grid-template-columns: ${margin} minmax(0, 5fr) minmax(0, 1.5fr) minmax(0, 5fr) minmax(0, 0.5fr) ${margin};
      column-gap: 0;
    }

    &[data-lay='both'] {
      grid-template-columns: ${margin} minmax(0, 7fr) minmax(0, 5fr) ${margin};
      column-gap: 0;
    }
  }
`;

export const Figure = styled.figure`
  display: grid;
  gap: ${token.space[3]};
  align-content: start;

  & > figcaption {
    padding-inline: ${token.space.gutter};
  }

  /* Narrow windows have no room for a panorama. */
  @media not all and (min-width: ${breakpoint.menu}px) {
    [data-lay='both'] > &&& img {
      aspect-ratio: 4 / 3;
    }
  }

  ${from.menu} {
    [data-lay='end'] > & {
      grid-area: 1 / 3;

      & > figcaption {
        padding-inline: 0 ${token.space.gutter};
      }
    }

    [data-lay='start'] > & {
      grid-area: 1 / 2;

      & > figcaption {
        padding-inline: 0;
      }
    }

    [data-lay='both'] > & {
      grid-area: 1 / 1 / 2 / -1;

      & > figcaption {
        padding-inline: ${margin};
      }
    }
  }
`;

export const Words = styled.div`
  & > p {
    max-inline-size: ${token.measure.text};
  }

  display: grid;
  gap: ${token.space[4]};
  justify-items: start;
  align-content: start;
  padding-inline: ${token.space.gutter};

  ${from.menu} {
    padding-inline: 0;

    [data-lay='end'] > & {
      grid-area: 1 / 2;
      align-content: end;
      padding-inline-end: ${token.space[16]};
      padding-block-end: ${token.space[8]};
    }

    [data-lay='start'] > & {
      grid-area: 1 / 4;
      align-content: center;
    }

    /* The text overlaps the picture. */
    [data-lay='both'] > & {
      grid-area: 1 / 3;
      align-self: end;
      z-index: ${token.layer.raised};
      padding: ${token.space[10]} ${token.space[10]} 0;
      margin-block: ${token.space[32]} calc(-1 * ${token.space[24]});
      background: ${token.color.paper};
    }
  }
`;

/** Spans from the lower edge of the picture above to the upper edge of the picture below. */
export const RouteDrawing = styled.svg`
  display: none;

  & > path {
    fill: none;
    stroke: ${token.color.route};
    stroke-width: ${token.stroke.route};
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }

  & > [data-part='waypoint'] {
    stroke-width: 15px;
  }

  & > [data-part='hole'] {
    stroke: ${token.color.paper};
    stroke-width: 8px;
  }

  ${from.menu} {
    position: absolute;
    inset-block-start: calc(-1 * (${gap} + ${token.space[3]} + ${token.text.caption} * 1.3));
    inset-inline-start: 0;
    display: block;
    inline-size: 100%;
    block-size: calc(100% + 2 * ${gap} + ${token.space[3]} + ${token.text.caption} * 1.3);
    overflow: visible;
    pointer-events: none;

    &:dir(rtl) {
      transform: scaleX(-1);
    }
  }

  /* The line leads downwards, so uncovering it from above draws it: slower than anything else here, once a visit. */
  @media screen and (prefers-reduced-motion: no-preference) {
    clip-path: inset(-1rem);
    transition: clip-path 700ms ${token.ease.out};

    &[data-route='waiting'] {
      clip-path: inset(-1rem -1rem 100%);
      transition: none;
    }
  }

  @media (forced-colors: active) {
    display: none;
  }
`;
