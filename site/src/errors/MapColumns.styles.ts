import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Words beside a map. */
export const MapColumns = styled.div`
  display: grid;
  gap: ${token.space[12]} ${token.space[16]};
  align-items: center;

  ${from.menu} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;
