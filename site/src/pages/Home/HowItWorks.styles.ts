import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${token.space[16]} ${token.space.column};

  ${from.menu} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 1fr) minmax(0, 6fr);

    & > :last-child {
      grid-column: 3;
    }
  }
`;

export const Lead = styled.div`
  ${from.menu} {
    position: sticky;
    inset-block-start: calc(${token.size.nav} + ${token.space[12]});
    align-self: start;
  }
`;
