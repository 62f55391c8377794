import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

const edge = `max(${token.space.gutter}, (100% - ${token.measure.page}) / 2)`;

export const Hero = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: 1fr auto;
  min-block-size: clamp(38rem, 100svh - ${token.size.nav}, 60rem);
  overflow: clip;
  background: #e9cfa6;
`;

export const Picture = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;

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

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[5]} ${token.space[10]};
  align-items: center;
  padding-block-start: ${token.space[2]};
`;

/** Content over the ground of the picture, which is dark in both colour modes. */
export const HeroFooter = styled.div`
  && {
    background: linear-gradient(to top, ${token.color.veil} 30%, transparent);
  }

  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]} ${token.space[10]};
  align-items: end;
  justify-content: space-between;
  padding: ${token.space[20]} ${edge} ${token.space[5]};
`;
