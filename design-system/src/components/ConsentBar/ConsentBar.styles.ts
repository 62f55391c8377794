import { styled } from 'styled-components';
import { from, token } from '#src/tokens/token.ts';

/** Sticks to the bottom of the window and covers at most half of it. */
export const Root = styled.section`
  position: sticky;
  inset-block-end: 0;
  z-index: ${token.layer.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]} ${token.space[10]};
  align-items: center;
  max-block-size: 60dvh;
  padding: ${token.space[5]} ${token.space.gutter};
  overflow-y: auto;
  border-block-start: ${token.stroke.bold} solid ${token.color.ink};
  background: ${token.color.raised};
  color: ${token.color.ink};
  overflow-wrap: anywhere;

  ${from.menu} {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  /* Without JavaScript nothing is tracked, so no consent is needed. */
  @media (scripting: none) {
    display: none;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${token.space[2]};
  max-inline-size: ${token.measure.text};
  font-size: ${token.text.small};
  line-height: 1.5;
`;

/** Two columns of equal width, so that neither answer is more prominent. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
  gap: ${token.space[3]};

  ${from.menu} {
    inline-size: 22rem;
  }
`;
