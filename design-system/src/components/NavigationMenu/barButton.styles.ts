import { css } from 'styled-components';
import { token } from '#src/tokens/token.ts';

/** A quiet button with an icon and a short label in the bar. */
export const barButton = css`
  position: relative;
  justify-content: center;
  min-inline-size: ${token.size.target};
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-block-size: ${token.size.target};
  padding: 0 ${token.space[2]};
  border: ${token.stroke.hair} solid transparent;
  border-radius: ${token.radius.soft};
  background: transparent;
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
  cursor: pointer;

  &:hover {
    background: ${token.color.hover};
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
