import { css } from 'styled-components';
import { from, token } from '#src/tokens/token.ts';

/**
 * The density of work: lower controls and smaller text where a mouse points at a wide window. Touch and narrow windows keep 44 px, so that
 * tokens are overridden by one rule rather than by every component.
 */
export const compactDensity = css`
  ${from.menu} {
    @media (pointer: fine) {
      --fw-size-target: ${token.space[8]};
      --fw-button-height: calc(${token.space[8]} + ${token.space[1]});
      --fw-button-height-small: ${token.space[8]};
      --fw-button-padding: ${token.space[4]};
      --fw-button-padding-small: ${token.space[3]};
      --fw-field-height: calc(${token.space[8]} + ${token.space[1]});
      --fw-field-padding-block: ${token.space[1]};
      --fw-field-padding-inline: ${token.space[3]};
      --fw-choice-mark: calc(${token.space[4]} + ${token.stroke.bold});
      --fw-text-body: 0.9375rem;
      --fw-text-small: 0.875rem;
      --fw-text-h4: 1.0625rem;
      --fw-text-h3: 1.25rem;
    }
  }
`;
