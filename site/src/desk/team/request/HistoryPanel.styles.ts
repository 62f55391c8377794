import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Entries = styled.ol`
  display: grid;
  gap: ${token.space[3]};
  max-block-size: 24rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  font-size: ${token.text.small};
  overflow-wrap: anywhere;

  time {
    color: ${token.color.inkSoft};
    font-size: ${token.text.caption};
  }
`;
