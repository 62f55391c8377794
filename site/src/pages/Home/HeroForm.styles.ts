import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${token.space[5]};
  inline-size: 100%;

  ${from.tablet} {
    justify-items: start;
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: ${token.space[4]};
  align-items: start;
  inline-size: 100%;

  ${from.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
