import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

const edge = `max(${token.space.gutter}, (100% - ${token.measure.page}) / 2)`;

export const Hero = styled.section`
  position: relative;
  z-index: ${token.layer.raised};
  display: grid;
  grid-template-rows: 1fr auto;
  min-block-size: clamp(38rem, 100svh - ${token.size.nav}, 60rem);
  background: #e9cfa6;
`;

export const Picture = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: clip;

  & > picture {
    display: block;
    block-size: 100%;
  }
`;

/** Text over the sky of the picture, which is light in both colour modes. */
export const HeroContent = styled.div`
  && {
    background: none;
  }

  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${token.space[5]};
  padding: clamp(2.5rem, 1rem + 5vw, 6rem) ${edge} ${token.space[12]};

  & > h1 {
    max-inline-size: 13ch;
  }

  & > p {
    max-inline-size: 27rem;
  }

  ${from.tablet} {
    gap: ${token.space[6]};

    & > h1 {
      max-inline-size: 12.5em;
      font-size: clamp(3.5rem, 1.5rem + 4.6vw, 6rem);
    }

    & > p {
      max-inline-size: 31rem;
    }
  }
`;

/** A sheet of paper over the picture, whose ground is too dark for ink. */
export const Actions = styled.div`
  display: grid;
  gap: ${token.space[4]};
  justify-items: start;
  inline-size: 100%;
  max-inline-size: 38rem;
  padding: ${token.space[5]};
  background: ${token.color.paper};

  ${from.tablet} {
    padding: ${token.space[6]};
  }
`;

/** The caption over the ground of the picture, which is dark in both colour modes. */
export const HeroFooter = styled.div`
  && {
    background: linear-gradient(to top, ${token.color.veil} 30%, transparent);
  }

  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  padding: ${token.space[20]} ${edge} ${token.space[5]};
`;
