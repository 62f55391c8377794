import { from, token } from '@farwend/design-system';
import { keyframes, styled } from 'styled-components';
import { uprightRoom } from '#src/content/upright.ts';

const margin = `max(${token.space.gutter}, (100% - ${token.measure.page}) / 2)`;

export const Head = styled.header`
  display: grid;
  gap: ${token.space[8]} ${token.space.column};
  padding-block: ${token.space[6]} ${token.space[10]};

  ${from.menu} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    align-items: end;
    padding-block-end: ${token.space[12]};

    & > nav {
      grid-column: 1 / -1;
    }
  }
`;

export const Title = styled.div`
  display: grid;
  gap: ${token.space[5]};
  max-inline-size: 46rem;

  ${from.menu} {
    padding-block-start: ${token.space[8]};
  }
`;

/** Spans from the page margin to the end edge of the window. */
export const Panorama = styled.div`
  block-size: clamp(16rem, 62vw, 40rem);
  background: ${token.color.water};
  ${uprightRoom}

  & > picture {
    display: block;
    block-size: 100%;
  }

  ${from.menu} {
    margin-inline-start: ${margin};
    block-size: clamp(24rem, 46vw, 46rem);
    max-block-size: 80vh;
  }

  @media print {
    block-size: 8cm;
  }
`;

const along = keyframes`
  from {
    transform: scaleX(0);
  }

  to {
    transform: scaleX(1);
  }
`;

const down = keyframes`
  from {
    transform: scaleY(0);
  }
`;

/**
 * While the text is read, the route line of its chapters grows beside it; where they are above the text, along the top of the window.
 * Without scroll-driven animations, and under reduced motion, the line is whole from the beginning.
 */
export const Body = styled.div`
  display: grid;
  gap: ${token.space[10]} ${token.space.column};
  padding-block: ${token.space[10]} ${token.space.section};

  ${from.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    padding-block-start: ${token.space[16]};
  }

  @supports (animation-timeline: view()) {
    @media (prefers-reduced-motion: no-preference) {
      view-timeline: --reading block;

      &::after {
        content: '';
        position: fixed;
        inset-block-start: 0;
        inset-inline: 0;
        z-index: ${token.layer.nav};
        border-block-start: ${token.stroke.route} solid ${token.color.route};
        transform: scaleX(0);
        transform-origin: left;
        animation: ${along} linear;
        animation-timeline: --reading;
        animation-range: contain;
      }

      &:dir(rtl)::after {
        transform-origin: right;
      }

      ${from.desktop} {
        &::after {
          display: none;
        }
      }

      & > div > nav > ol {
        position: relative;
        border-color: ${token.color.line};
      }

      & > div > nav > ol::before {
        content: '';
        position: absolute;
        inset-block: 0;
        inset-inline-start: calc(-1 * ${token.stroke.route});
        border-inline-start: ${token.stroke.route} solid ${token.color.route};
        transform-origin: top;
        animation: ${down} linear both;
        animation-timeline: --reading;
        animation-range: contain;
      }
    }
  }

  @media print {
    &::after {
      display: none;
    }
  }
`;

export const Sidebar = styled.div`
  ${from.desktop} {
    & > nav {
      position: sticky;
      inset-block-start: calc(${token.size.nav} + ${token.space[8]});
    }
  }
`;

export const Content = styled.div`
  display: grid;
  gap: ${token.space[12]};
  min-inline-size: 0;

  & > section {
    display: grid;
    gap: ${token.space[5]};
  }

  & > [data-part='story'] > p:first-child {
    font-size: ${token.text.lead};
    line-height: 1.5;
  }

  & > [data-part='story'] > p:first-child::first-letter {
    float: inline-start;
    padding-inline-end: 0.1em;
    font-family: ${token.font.serif};
    font-size: 3.35em;
    font-weight: ${token.weight.medium};
    line-height: 0.82;
    color: ${token.color.route};
  }
`;

export const Sources = styled.aside`
  display: grid;
  gap: ${token.space[3]};
  max-inline-size: ${token.measure.text};
  font-size: ${token.text.small};

  & > ol {
    display: grid;
    gap: ${token.space[2]};
    padding-inline-start: ${token.space[6]};
  }

  & > ol > li::marker {
    color: ${token.color.inkFaint};
    font-variant-numeric: tabular-nums;
  }
`;
