import { styled } from 'styled-components';
import { from, token } from '#src/tokens/token.ts';

export const Form = styled.form`
  display: grid;
  align-content: start;
  gap: ${token.space[5]};
  max-inline-size: 34rem;
  min-block-size: 25rem;

  ${from.tablet} {
    min-block-size: 22rem;
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: ${token.space[5]} ${token.space[4]};
  align-items: start;

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]} ${token.space[5]};
  align-items: center;
`;

export const Message = styled.p`
  color: ${token.color.negative};
`;
