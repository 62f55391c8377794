import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const NoResults = styled.div`
  display: grid;
  gap: ${token.space[4]};
  padding-block: ${token.space[12]};
`;

export const Alternatives = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[6]};
  padding: 0;
  list-style: none;
`;

export const List = styled.ul`
  display: grid;
  padding: 0;
  margin-block-end: ${token.space[10]};
  list-style: none;
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
`;
