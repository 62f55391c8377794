import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;

  ${from.menu} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    min-block-size: 44rem;
  }
`;

export const Picture = styled.div`
  block-size: clamp(18rem, 70vw, 30rem);
  min-inline-size: 0;

  & > picture {
    display: block;
    block-size: 100%;
  }

  ${from.menu} {
    block-size: auto;
    contain: size;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${token.space[8]};
  align-content: center;
  justify-items: start;
  padding: ${token.space[16]} ${token.space.gutter};

  ${from.menu} {
    padding: ${token.space[20]} max(${token.space.gutter}, (100vw - ${token.measure.page}) / 2) ${token.space[20]} ${token.space[16]};
  }
`;
