import * as Radix from '@radix-ui/react-tabs';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { numberFormat } from '#src/formats.ts';
import { useReadingDirection } from '#src/work/useReadingDirection.ts';
import { Count, List, Panel, Root, Trigger } from './Tabs.styles.ts';

/** One tab with its panel. */
export interface Tab {
  /** Its value, for the address. */
  id: string;
  label: string;
  /** How many things are inside. */
  count?: number | undefined;
  /** What is shown while it is selected. */
  panel: ReactNode;
}

/** Props of Tabs. */
export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'defaultValue'> {
  /** Accessible name of the list of tabs. */
  label: string;
  /** The tabs in order. */
  tabs: readonly Tab[];
  /** The selected tab, if the page decides. */
  value?: string;
  /** The tab selected at first, otherwise. */
  defaultValue?: string;
  /** Called with the selected tab. */
  onValueChange?: (id: string) => void;
  /** BCP 47 locale of the counts. */
  locale?: string;
}

/** Parts of one record of which one is shown. They take their direction from the page: the one Radix writes is a guess on the server. */
export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.id ?? '', onValueChange, locale = 'en-GB', ...rest }: TabsProps) {
  const dir = useReadingDirection();
  const selected = value === undefined ? { defaultValue } : { value };
  return (
    <Radix.Root dir={dir} activationMode="manual" asChild {...selected} {...(onValueChange && { onValueChange })}>
      <Root {...rest} dir={undefined}>
        <List aria-label={label}>
          {tabs.map(({ id, label: name, count }) => (
            <Trigger key={id} value={id}>
              {name}
              {count !== undefined && <Count>{numberFormat(locale).format(count)}</Count>}
            </Trigger>
          ))}
        </List>
        {tabs.map(({ id, panel }) => (
          <Panel key={id} value={id}>
            {panel}
          </Panel>
        ))}
      </Root>
    </Radix.Root>
  );
}
