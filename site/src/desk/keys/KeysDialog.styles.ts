import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Title = styled.h3`
  margin-block-end: ${token.space[1]};
  color: ${token.color.inkSoft};
  font-family: ${token.font.sans};
  font-size: ${token.text.caption};
  font-weight: ${token.weight.semibold};
  letter-spacing: 0;
`;

export const Keys = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, auto) minmax(0, 1fr);
  gap: ${token.space[1]} ${token.space[4]};
  align-items: baseline;
  margin: 0;
  font-size: ${token.text.small};

  dd {
    margin: 0;
  }
`;
