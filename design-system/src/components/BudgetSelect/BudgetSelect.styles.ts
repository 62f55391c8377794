import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';

export const HelperLine = styled.div`
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  color: ${token.color.inkSoft};
  font-variant-numeric: tabular-nums;

  /* Stays mounted while empty: a live region added with its text is not announced. */
  &:empty {
    margin-block-start: calc(-1 * ${token.space[2]});
  }
`;
