import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Fields side by side where there is room. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${token.space[8]} ${token.space[4]};
`;
