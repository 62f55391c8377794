import * as Radix from '@radix-ui/react-tabs';
import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';
import { compactDensity } from '#src/work/Compact/compactDensity.ts';

export const Root = styled.div`
  ${compactDensity}
  min-inline-size: 0;
`;

export const List = styled(Radix.List)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[1]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};
`;

export const Trigger = styled(Radix.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-inline-size: ${token.size.target};
  min-block-size: calc(${token.size.target} + ${token.space[1]});
  padding: ${token.space[1]} ${token.space[3]};
  border: 0;
  border-block-end: ${token.stroke.bold} solid transparent;
  margin-block-end: calc(-1 * ${token.stroke.hair});
  background: transparent;
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
  cursor: pointer;

  &:hover {
    color: ${token.color.ink};
  }

  &[data-state='active'] {
    border-color: ${token.color.ink};
    color: ${token.color.ink};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${token.stroke.focus});
  }

  @media (forced-colors: active) {
    &[data-state='active'] {
      border-color: Highlight;
    }
  }
`;

export const Count = styled.span`
  color: ${token.color.inkFaint};
  font-size: ${token.text.caption};
  font-variant-numeric: tabular-nums;
`;

export const Panel = styled(Radix.Content)`
  padding-block-start: ${token.space[4]};
`;
