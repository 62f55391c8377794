import { css } from 'styled-components';
import { below, token } from '#src/tokens/token.ts';

/** Serif headings: large, tight, left. The size is set beside it. */
export const headingType = css`
  font-family: ${token.font.serif};
  font-weight: ${token.weight.regular};
  line-height: ${token.leading.tight};
  letter-spacing: ${token.tracking.tight};
  text-wrap: balance;

  /* A long word in large text on a phone. */
  ${below.small} {
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
