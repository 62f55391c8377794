import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** The top of a list: breadcrumbs, header, filters. */
export const PageTop = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  padding-block: ${token.space[6]} 0;
`;
