import { styled } from 'styled-components';
import { hero } from '#src/tokens/component.ts';
import { from, token } from '#src/tokens/token.ts';

/** Inset of the page content from the window's edge. */
const edge = `max(${token.space.gutter}, (100vw - ${token.measure.page}) / 2)`;

export const Root = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from.tablet} {
    grid-template-rows: minmax(clamp(${hero.least}, 74vh, ${hero.most}), auto) ${token.space[16]};
  }
`;

export const Picture = styled.div`
  block-size: clamp(${hero.leastPhone}, 52vw, ${hero.least});
  min-inline-size: 0;

  & > picture {
    display: block;
    block-size: 100%;
  }

  ${from.tablet} {
    grid-area: 1 / 1 / 2 / -1;
    block-size: auto;
    min-block-size: 0;
    contain: size;
  }
`;

/** Extends from the window's edge and overlaps the picture's lower edge; its text is aligned with the page margin. */
export const Cartouche = styled.div`
  z-index: ${token.layer.raised};
  margin-block-start: calc(-1 * ${token.space[12]});
  margin-inline-end: ${token.space.gutter};
  padding-block: ${token.space[2]};
  padding-inline-end: ${token.space[2]};
  background: ${token.color.paper};

  ${from.tablet} {
    grid-area: 1 / 1 / 3 / 2;
    align-self: end;
    justify-self: start;
    max-inline-size: 76%;
    margin-block-start: ${token.space[24]};
    margin-inline-end: 0;
  }
`;

/** A neatline, the double border of a printed map, open towards the window's edge. */
export const Frame = styled.div`
  display: grid;
  gap: ${token.space[6]};
  justify-items: start;
  padding-block: ${token.space[8]};
  padding-inline: ${edge} ${token.space.gutter};
  border: ${token.stroke.hair} solid ${token.color.ink};
  border-inline-start: 0;
  outline: ${token.stroke.hair} solid ${token.color.line};
  outline-offset: ${hero.rim};

  & > * {
    max-inline-size: 35rem;
  }

  ${from.tablet} {
    padding-block: ${token.space[12]};
    padding-inline-end: ${token.space[16]};
  }
`;

export const Caption = styled.p`
  padding: ${token.space[3]} ${token.space.gutter} 0;
  line-height: ${token.leading.snug};
  text-align: end;

  ${from.tablet} {
    grid-area: 2 / 1 / 3 / -1;
    justify-self: end;
    max-inline-size: 22%;
  }
`;
