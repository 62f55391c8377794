import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[2]};
  max-inline-size: 100%;
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.snug};

  &[data-variant='row'] {
    flex-wrap: nowrap;
  }

  &[data-state='late'] {
    color: ${token.color.negative};
  }
`;

export const Ring = styled.svg`
  flex: none;
  inline-size: ${token.space[4]};
  block-size: ${token.space[4]};
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  color: ${token.color.inkFaint};

  [data-state='soon'] > & {
    color: ${token.color.caution};
  }

  [data-state='late'] > & {
    color: inherit;
  }

  [data-state='paused'] > & {
    opacity: 0.6;
  }
`;

export const Track = styled.circle`
  opacity: 0.35;
`;

export const Used = styled.circle`
  stroke-width: 2.5;
  transform: rotate(-90deg);
  transform-origin: center;
`;

export const Left = styled.strong`
  color: ${token.color.ink};
  font-weight: ${token.weight.semibold};

  [data-state='late'] > & {
    color: inherit;
  }

  [data-state='paused'] > & {
    color: ${token.color.inkSoft};
    font-weight: ${token.weight.medium};
  }
`;

export const Words = styled.span`
  min-inline-size: 0;
`;
