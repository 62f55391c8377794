import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const FactList = styled.dl`
  display: grid;
  gap: ${token.space[1]};
  margin: 0 0 ${token.space[3]};
  font-size: ${token.text.small};
`;

export const Fact = styled.div`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: ${token.space[3]};

  dt {
    color: ${token.color.inkSoft};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
