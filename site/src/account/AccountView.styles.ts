import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** A copy and the end of the account, side by side where there is room. */
export const Parts = styled.div`
  display: grid;
  gap: ${token.space[12]} ${token.space.column};
  align-items: start;

  & > section {
    max-inline-size: ${token.measure.text};
    padding-block-start: ${token.space[6]};
    border-block-start: ${token.stroke.bold} solid ${token.color.ink};
  }

  ${from.menu} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
