import * as Radix from '@radix-ui/react-dropdown-menu';
import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';
import { floatingPanel } from '#src/work/floating.styles.ts';

export const Content = styled(Radix.Content)`
  ${floatingPanel}
  min-inline-size: calc(5 * ${token.space[10]});
  padding-block: ${token.space[1]};
`;

export const Item = styled(Radix.Item)`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-block-size: ${token.size.target};
  padding: ${token.space[1]} ${token.space[3]};
  cursor: pointer;

  &[data-highlighted] {
    background: ${token.color.selected};
    outline: ${token.stroke.bold} solid ${token.color.focus};
    outline-offset: calc(-1 * ${token.stroke.bold});
  }

  &[aria-disabled='true'] {
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
`;

export const Tick = styled.span`
  display: grid;
  flex: none;
  inline-size: ${token.size.icon};
  color: ${token.color.inkSoft};
`;

export const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Hint = styled.span`
  display: block;
  color: ${token.color.inkFaint};
  font-size: ${token.text.caption};
`;

export const Label = styled.div`
  padding: ${token.space[2]} ${token.space[3]} ${token.space[1]};
  color: ${token.color.inkFaint};
  font-size: ${token.text.caption};
  font-weight: ${token.weight.semibold};
`;

export const Separator = styled(Radix.Separator)`
  block-size: ${token.stroke.hair};
  margin-block: ${token.space[1]};
  background: ${token.color.line};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
