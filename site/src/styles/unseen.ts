import { css } from 'styled-components';

/** Hides content from sight alone: it is still read aloud and submitted. */
export const unseen = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
