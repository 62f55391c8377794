import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Facts = styled.dl`
  display: grid;
  gap: ${token.space[5]};
  padding-block-start: ${token.space[5]};
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  overflow-wrap: anywhere;
`;
