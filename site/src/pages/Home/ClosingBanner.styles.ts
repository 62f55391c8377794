import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

const edge = `max(${token.space.gutter}, (100% - ${token.measure.page}) / 2)`;

export const Banner = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: 1fr auto;
  min-block-size: clamp(34rem, 92svh, 58rem);
  overflow: clip;
`;

export const Picture = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;

  & > picture {
    display: block;
    block-size: 100%;
  }

  /* Darkens the sky behind the text, and fades the water behind the footer into the next section. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to bottom, ${token.color.veil} 45%, transparent 80%);
  }

  ${from.menu} {
    &::after {
      background: linear-gradient(to bottom, ${token.color.veil}, transparent 60%);
    }
  }
`;

export const BannerContent = styled.div`
  display: grid;
  gap: ${token.space[5]};
  align-content: start;
  justify-items: start;
  padding: clamp(4rem, 2rem + 6vw, 8rem) ${edge} ${token.space[16]};

  & > h2 {
    max-inline-size: 14em;
  }

  & > p {
    max-inline-size: 28rem;
  }

  ${from.menu} {
    padding-inline-start: max(${token.space.gutter}, 50%);
  }
`;

export const BannerFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]} ${token.space[10]};
  align-items: baseline;
  justify-content: space-between;
  padding: ${token.space[24]} ${edge} ${token.space[5]};
  background: linear-gradient(to top, ${token.color.paper} 30%, transparent);

  ${from.menu} {
    & > :last-child {
      inline-size: 50%;
    }
  }
`;
