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

/** How far one has come, as a piece of the route: what is done is drawn strong, what lies ahead as a hairline, in every mode. */
export const Way = styled.svg`
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

  /* Takes no room while there is nothing to tell. */
  &:empty {
    position: absolute;
  }
`;
