import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';
import { Kbd } from '#src/work/Kbd/Kbd.tsx';

/** Props of Tooltip. */
export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A few words that help but are not needed: touch never shows them. */
  text: string;
  /** The shortcut of the control, as in Kbd. */
  keys?: string | undefined;
  /** Whether it is shown, if the page decides. */
  open?: boolean;
  /** The control it belongs to. It needs a name of its own. */
  children: ReactElement;
}

/** A few words and a shortcut beside a control that has the pointer or the focus. */
export function Tooltip({ text, keys, open, children, ...rest }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root {...(open === undefined ? {} : { open })}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Panel sideOffset={6} collisionPadding={8} {...rest}>
            {text}
            {keys !== undefined && <Kbd keys={keys} />}
          </Panel>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

const Panel = styled(Radix.Content)`
  z-index: ${token.layer.skip};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[2]};
  max-inline-size: min(${token.measure.text}, calc(100vw - 2 * ${token.space[2]}));
  padding: ${token.space[1]} ${token.space[2]};
  border: ${token.stroke.hair} solid transparent;
  border-radius: ${token.radius.soft};
  background: ${token.color.strong};
  color: ${token.color.onStrong};
  font-size: ${token.text.caption};
  line-height: ${token.leading.snug};
  overflow-wrap: anywhere;
`;
