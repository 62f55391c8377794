import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Card = styled.li`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};
  padding-block: ${token.space[3]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};
  font-size: ${token.text.small};
`;

export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token.space[1]} ${token.space[3]};

  strong {
    font-weight: ${token.weight.semibold};
  }
`;

export const Small = styled.div`
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};
`;
