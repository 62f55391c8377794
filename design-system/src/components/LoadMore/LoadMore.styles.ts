import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';

export const Root = styled.nav`
  display: grid;
  justify-items: start;
  gap: ${token.space[3]};
`;

export const Status = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.snug};
`;

/** Progress through the list: a bold line for what is shown, a hairline for the rest, in every mode. */
export const ProgressLine = styled.svg`
  inline-size: min(100%, 15rem);
  block-size: calc(${token.stroke.route} + ${token.stroke.hair});
  border-block-end: ${token.stroke.hair} solid ${token.color.line};
  fill: ${token.color.route};

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  @media (forced-colors: active) {
    border-color: GrayText;
    fill: CanvasText;
  }
`;

export const Failed = styled.p`
  color: ${token.color.negative};
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};

  /* Takes no space while empty. */
  &:empty {
    position: absolute;
  }
`;
