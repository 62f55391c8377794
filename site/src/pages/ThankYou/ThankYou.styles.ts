import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Facts = styled.dl`
  display: grid;
  gap: ${token.space[5]};
  padding-block-start: ${token.space[5]};
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  overflow-wrap: anywhere;
`;

export const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${token.space[8]} ${token.space.column};
  padding: 0;
  list-style: none;
`;
