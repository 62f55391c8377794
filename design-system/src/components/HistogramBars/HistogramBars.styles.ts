import { css, styled } from 'styled-components';
import { Link } from '#src/components/Link/Link.tsx';
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
  gap: min(${token.space[3]}, 2%);
  align-items: center;
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: ${token.size.target};
  padding: ${token.space[1]} min(${token.space[2]}, 2%);
  color: ${token.color.ink};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.snug};
  text-align: start;
`;

export const Line = styled.div`
  ${line}

  &[data-empty] {
    border: ${token.stroke.hair} solid transparent;
    color: ${token.color.inkFaint};
  }
`;

const choice = css`
  ${line}
  border: ${token.stroke.hair} solid transparent;
  border-radius: ${token.radius.soft};
  background: transparent;
  cursor: pointer;
  transition: background-color ${token.time.quick} ${token.ease.out};

  &:hover:not(:disabled) {
    background: ${token.color.hover};
  }

  &[aria-pressed='true'],
  &[aria-current='true'] {
    border-color: ${token.color.ink};
    background: ${token.color.selected};
    font-weight: ${token.weight.semibold};
  }

  &:disabled {
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'],
    &[aria-current='true'] {
      border: ${token.stroke.bold} solid Highlight;
    }
  }
`;

export const LineButton = styled.button`
  ${choice}
`;

export const LineLink = styled(Link)`
  && {
    ${choice}
  }
`;

export const Bar = styled.svg`
  inline-size: 100%;
  block-size: ${token.space[2]};
  outline: ${token.stroke.hair} solid ${token.color.line};
  outline-offset: calc(-1 * ${token.stroke.hair});
  background: ${token.color.starEmpty};
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
