import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';

export const EmailFrame = styled.span`
  position: relative;
  display: block;
`;

export const ValidMark = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${token.space[3]};
  display: flex;
  align-items: center;
  color: ${token.color.positive};
  pointer-events: none;
`;

/** Stays mounted while empty: a live region added with its text is not announced. */
export const Suggestion = styled.div`
  &:empty {
    margin-block-start: calc(-1 * ${token.space[2]});
  }
`;
