import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  min-block-size: 100vh;

  ${from.menu} {
    grid-template-columns: minmax(28rem, 5fr) 7fr;
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${token.space[12]};
  align-items: start;
  padding: ${token.space[5]} ${token.space.gutter} ${token.space[16]};

  & > :last-child {
    inline-size: 100%;
    max-inline-size: 26rem;
  }

  ${from.menu} {
    align-items: center;

    & > :last-child {
      justify-self: center;
    }
  }
`;

export const Form = styled.div`
  display: grid;
  gap: ${token.space[6]};
`;

export const PictureColumn = styled.div`
  display: none;

  ${from.menu} {
    position: sticky;
    inset-block-start: 0;
    display: block;
    block-size: max(100vh, ${token.size.mainMin});

    & > picture {
      display: block;
      block-size: 100%;
    }
  }
`;
