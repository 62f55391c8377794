import { token } from '@farwend/design-system';
import { css } from 'styled-components';

/** Stretches the only link of a row over the whole row, and underlines it while the pointer is anywhere on it. */
export const wholeRowLink = css`
  position: relative;

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover a {
    text-decoration: underline;
    text-decoration-color: ${token.color.route};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
`;
