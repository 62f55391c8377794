import { styled } from 'styled-components';
import { star } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
`;

export const Row = styled.svg`
  flex: none;
  inline-size: ${star.width};
  block-size: ${star.height};
  fill: ${token.color.starEmpty};
  stroke: ${token.color.star};
  stroke-width: 1;

  & > [data-lit] {
    fill: ${token.color.star};
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  @media (forced-colors: active) {
    fill: Canvas;
    stroke: CanvasText;

    & > [data-lit] {
      fill: CanvasText;
    }
  }
`;

export const Value = styled.span`
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
`;
