import { css, styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;
`;

const line = css`
  display: grid;
  grid-template-columns: minmax(0, 5em) minmax(0, 1fr) minmax(0, 3.2em);
  gap: ${token.space[3]};
  align-items: center;
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: ${token.size.target};
  padding: ${token.space[1]} ${token.space[2]};
  color: ${token.color.ink};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.snug};
  text-align: start;
`;

export const Line = styled.div`
  ${line}
`;

export const LineButton = styled.button`
  ${line}
  border: ${token.stroke.hair} solid transparent;
  border-radius: ${token.radius.soft};
  background: transparent;
  cursor: pointer;
  transition: background-color ${token.time.quick} ${token.ease.out};

  &:hover:not(:disabled) {
    background: ${token.color.hover};
  }

  &[aria-pressed='true'] {
    border-color: ${token.color.ink};
    background: ${token.color.selected};
    font-weight: ${token.weight.semibold};
  }

  &:disabled {
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border: ${token.stroke.bold} solid Highlight;
    }
  }
`;

export const Bar = styled.svg`
  inline-size: 100%;
  block-size: ${token.space[2]};
  background: ${token.color.line};
  fill: ${token.color.star};

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  @media (forced-colors: active) {
    border: ${token.stroke.hair} solid CanvasText;
    background: Canvas;
    fill: CanvasText;
  }

  @media print {
    print-color-adjust: exact;
  }
`;

export const Share = styled.span`
  text-align: end;
`;
