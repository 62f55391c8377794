import * as Radix from '@radix-ui/react-popover';
import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '#src/components/Button/IconButton.tsx';
import { close } from '#src/icons/paths.ts';
import { token } from '#src/tokens/token.ts';
import { floatingPanel } from '#src/work/floating.styles.ts';

/** Props of Popover. */
export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The button that opens it: Button or IconButton. */
  trigger: ReactElement;
  /** What it is about; also its accessible name. */
  title: ReactNode;
  /** What is read or filled in. */
  children: ReactNode;
  /** Whether it is open, if the page decides. */
  open?: boolean;
  /** Called when it opens and closes. */
  onOpenChange?: (open: boolean) => void;
  /** Side of the button with which it is aligned. */
  align?: 'start' | 'end';
  /** Accessible name of the close button. */
  closeLabel?: string;
}

/** A small panel at its button, for settings and explanations that need no dialog. */
export function Popover({ trigger, title, children, open, onOpenChange, align = 'start', closeLabel = 'Close', ...rest }: PopoverProps) {
  const id = useId();
  const isOpen = open === undefined ? {} : { open };
  return (
    <Radix.Root {...isOpen} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Panel align={align} sideOffset={4} collisionPadding={8} aria-labelledby={id} {...rest}>
          <Header>
            <Title id={id}>{title}</Title>
            <Radix.Close asChild>
              <IconButton icon={close} label={closeLabel} />
            </Radix.Close>
          </Header>
          <Body>{children}</Body>
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Panel = styled(Radix.Content)`
  ${floatingPanel}
  inline-size: calc(8 * ${token.space[10]});
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
  padding: ${token.space[1]} ${token.space[1]} 0 ${token.space[4]};
`;

const Title = styled.strong`
  min-inline-size: 0;
  font-weight: ${token.weight.semibold};
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  display: grid;
  gap: ${token.space[3]};
  padding: ${token.space[1]} ${token.space[4]} ${token.space[4]};
  overflow-wrap: anywhere;
`;
