import * as Radix from '@radix-ui/react-dialog';
import { CommandGroup, CommandInput, CommandItem, CommandList } from 'cmdk';
import { keyframes, styled } from 'styled-components';
import { from, token } from '#src/tokens/token.ts';
import { compactDensity } from '#src/work/Compact/compactDensity.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Overlay = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.dialog};
  background: ${token.color.scrim};
  animation: ${appear} ${token.time.quick} ${token.ease.out};

  @media print {
    display: none;
  }
`;

/** The whole window on a phone, so that the keyboard on the screen hides only the end of the list. */
export const Content = styled(Radix.Content)`
  ${compactDensity}
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${token.layer.dialog};
  block-size: 100dvh;
  background: ${token.color.raised};
  color: ${token.color.ink};
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  animation: ${appear} ${token.time.quick} ${token.ease.out};

  & > [cmdk-root] {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    max-block-size: inherit;
  }

  ${from.tablet} {
    inset-block-start: 12dvh;
    inline-size: min(100% - 2 * ${token.space.gutter}, ${token.measure.text});
    block-size: auto;
    max-block-size: 72dvh;
    margin-inline: auto;
    overflow: hidden;
    border: ${token.stroke.hair} solid ${token.color.line};
    border-radius: ${token.radius.soft};
    box-shadow: ${token.shadow.float};
  }

  @media print {
    display: none;
  }
`;

export const Field = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[1]} ${token.space[2]} ${token.space[1]} ${token.space[4]};
  border-block-end: ${token.stroke.bold} solid ${token.color.line};
  color: ${token.color.inkSoft};

  &:has(input:focus-visible) {
    border-block-end-color: ${token.color.focus};
  }

  @media (forced-colors: active) {
    &:has(input:focus-visible) {
      border-block-end-color: Highlight;
    }
  }
`;

export const Input = styled(CommandInput)`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${token.color.ink};
  font: inherit;
  font-size: ${token.text.body};

  /* The line below the field shows it; forced colours draw the outline all the same. */
  &:focus-visible {
    outline-color: transparent;
  }

  &::placeholder {
    color: ${token.color.inkFaint};
    opacity: 1;
  }
`;

export const List = styled(CommandList)`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${token.space[2]};
`;

export const Group = styled(CommandGroup)`
  padding-block: ${token.space[1]};

  & + & {
    border-block-start: ${token.stroke.hair} solid ${token.color.line};
  }

  [cmdk-group-heading] {
    padding: ${token.space[2]} ${token.space[4]} ${token.space[1]};
    color: ${token.color.inkFaint};
    font-size: ${token.text.caption};
    font-weight: ${token.weight.semibold};
  }
`;

export const Item = styled(CommandItem)`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-block-size: ${token.size.target};
  padding: ${token.space[1]} ${token.space[4]};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${token.color.selected};
    outline: ${token.stroke.bold} solid ${token.color.focus};
    outline-offset: calc(-1 * ${token.stroke.bold});
  }
`;

export const Sign = styled.span`
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
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};
`;

export const Status = styled.p`
  flex: none;
  margin: 0;
  padding: ${token.space[2]} ${token.space[4]};
  border-block-start: ${token.stroke.hair} solid ${token.color.line};
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};

  &[data-tone='error'] {
    color: ${token.color.negative};
  }
`;
