import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';

export const Pair = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-look='row'] > & {
    display: grid;
    flex: 0 1 auto;
    align-content: start;
    gap: ${token.space[1]};
    min-inline-size: min(7rem, 100%);
  }

  [data-look='list'] > & {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[1]} ${token.space[6]};
    align-items: baseline;
    justify-content: space-between;
    padding-block: ${token.space[3]};
    border-block-end: ${token.stroke.hair} solid ${token.color.line};
  }
`;

export const List = styled.dl`
  color: ${token.color.ink};
  line-height: ${token.leading.snug};

  &[data-look='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[5]} ${token.space[10]};
    padding-block: ${token.space[5]};
    border-block: ${token.stroke.hair} solid ${token.color.line};
  }

  &[data-look='list'] {
    border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  }
`;

export const Name = styled.dt`
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
`;

export const Value = styled.dd`
  font-variant-numeric: tabular-nums;

  [data-look='row'] & {
    font-family: ${token.font.serif};
    font-size: ${token.text.h4};
    font-variant-numeric: lining-nums;
    line-height: 1.22;
  }

  [data-look='list'] & {
    font-weight: ${token.weight.medium};
    text-align: end;
  }
`;

export const Note = styled.span`
  display: block;
  color: ${token.color.inkSoft};
  font-family: ${token.font.sans};
  font-size: ${token.text.caption};
  font-weight: ${token.weight.regular};
`;
