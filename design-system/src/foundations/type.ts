import { css } from 'styled-components';
import { below, token } from '#src/tokens/token.ts';

/** Type style of serif headings, without the size. */
export const headingType = css`
  font-family: ${token.font.serif};
  font-weight: ${token.weight.regular};
  line-height: ${token.leading.tight};
  letter-spacing: ${token.tracking.tight};
  text-wrap: balance;

  /* A long word in large text must not overflow a phone. */
  ${below.small} {
    overflow-wrap: anywhere;
  }
`;

/** Widely spaced capitals, like region names on a map. Write text in normal case; the style transforms it. */
export const mapLettering = css`
  font-family: ${token.font.sans};
  font-size: ${token.text.caption};
  font-weight: ${token.weight.semibold};
  line-height: ${token.leading.snug};
  letter-spacing: ${token.tracking.caps};
  text-transform: uppercase;
`;
