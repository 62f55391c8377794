import { css } from 'styled-components';
import { token } from '#src/tokens/token.ts';

/** Serif headings: large, tight, left. The size is set beside it. */
export const headingType = css`
  font-family: ${token.font.serif};
  font-weight: ${token.weight.regular};
  line-height: ${token.leading.tight};
  letter-spacing: ${token.tracking.tight};
  text-wrap: balance;

  /* A long word in large text on a phone. */
  @media (max-width: 479px) {
    overflow-wrap: anywhere;
  }
`;

/** Widely spaced small capitals, as a map letters its regions. Set words in normal case; the capitals are drawn by the style. */
export const mapLettering = css`
  font-family: ${token.font.sans};
  font-size: ${token.text.caption};
  font-weight: ${token.weight.semibold};
  line-height: ${token.leading.snug};
  letter-spacing: ${token.tracking.caps};
  text-transform: uppercase;
`;

/** Hides from the eye only; screen readers still read it. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;
