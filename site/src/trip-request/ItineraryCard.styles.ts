import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Card = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
  align-items: center;
  padding-block: ${token.space[4]};
  border-block: ${token.stroke.hair} solid ${token.color.line};

  & > img {
    inline-size: 7.5rem;
    block-size: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
`;

export const CardText = styled.div`
  display: flex;
  flex: 1 1 14rem;
  flex-direction: column;
  gap: ${token.space[2]};
  align-items: flex-start;
`;
