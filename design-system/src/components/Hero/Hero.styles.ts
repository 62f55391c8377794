import { styled } from 'styled-components';
import { from, token } from '#src/tokens/token.ts';

export const Root = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from.tablet} {
    grid-template-columns: max(${token.space.gutter}, (100% - ${token.measure.page}) / 2) minmax(0, 1fr);
    grid-template-rows: minmax(clamp(420px, 74vh, 760px), auto) ${token.space[16]};
  }
`;

export const Picture = styled.div`
  block-size: clamp(240px, 52vw, 420px);
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

/** The paper keeps off the window's edges and hangs below the picture. */
export const Cartouche = styled.div`
  z-index: ${token.layer.raised};
  margin-block-start: calc(-1 * ${token.space[12]});
  margin-inline: 0 ${token.space.gutter};
  padding: ${token.space[2]};
  padding-inline-start: 0;
  background: ${token.color.paper};

  ${from.tablet} {
    grid-area: 1 / 2 / 3 / 3;
    align-self: end;
    inline-size: fit-content;
    max-inline-size: min(46rem, 78%);
    margin-block-start: ${token.space[16]};
    padding: ${token.space[2]};
  }
`;

/** A neatline: the double rule that closes the drawing of a map. */
export const Frame = styled.div`
  display: grid;
  gap: ${token.space[6]};
  justify-items: start;
  padding: ${token.space[8]} ${token.space.gutter};
  border: ${token.stroke.hair} solid ${token.color.ink};
  border-inline-start: 0;
  outline: ${token.stroke.hair} solid ${token.color.line};
  outline-offset: 4px;

  ${from.tablet} {
    padding: ${token.space[12]} ${token.space.gutter};
    border-inline-start: ${token.stroke.hair} solid ${token.color.ink};
  }
`;

export const Caption = styled.p`
  padding: ${token.space[3]} ${token.space.gutter} 0;
  text-align: end;

  ${from.tablet} {
    grid-area: 2 / 1 / 3 / -1;
    justify-self: end;
    max-inline-size: 22%;
  }
`;
