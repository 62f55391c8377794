import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

const edge = `max(${token.space.gutter}, (100% - ${token.measure.page}) / 2)`;

export const Ground = styled.section`
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

  /* The sky is darkened under the words, the water into the ground that follows. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to bottom, ${token.color.veil}, transparent 55%, transparent 75%, ${token.color.paper});
  }
`;

export const Words = styled.div`
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

export const Caption = styled.p`
  padding: ${token.space[4]} ${edge};
`;
