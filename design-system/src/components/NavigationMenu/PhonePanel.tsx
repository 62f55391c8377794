import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '#src/components/Icon/Icon.tsx';
import * as icons from '#src/icons/paths.ts';
import { Opener, Panel, Words } from './PhonePanel.styles.ts';

interface PhonePanelProps {
  /** Label of the button. */
  label: string;
  /** The bar has no items and therefore room for the links on tablets. */
  isSlim: boolean;
  /** The phone links. */
  children: ReactNode;
}

/** The phone links: in the bar where they fit, else in a native popover, which also opens without JavaScript. */
export function PhonePanel({ label, isSlim, children }: PhonePanelProps) {
  const id = useId();
  return (
    <>
      <Opener type="button" popoverTarget={id} data-slim={isSlim}>
        <Icon shape={icons.phone} />
        <Words>{label}</Words>
      </Opener>
      <Panel id={id} popover="auto" data-slim={isSlim}>
        {children}
      </Panel>
    </>
  );
}
