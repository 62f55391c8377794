import * as Radix from '@radix-ui/react-dropdown-menu';
import { Fragment, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { check } from '#src/icons/paths.ts';
import type { IconShape } from '#src/icons/paths.ts';
import { Kbd } from '#src/work/Kbd/Kbd.tsx';
import { useReadingDirection } from '#src/work/useReadingDirection.ts';
import { Content, Hint, Item, Label, Name, Separator, Tick } from './Menu.styles.ts';

/** One thing that can be done. */
export interface MenuAction {
  /** What it does, as a verb: “Move to Qualified”. */
  label: string;
  /** Called after the menu has closed, so that it may open a dialog. */
  onSelect: () => void;
  icon?: IconShape | undefined;
  /** Its shortcut, as in Kbd; shown, not listened to. */
  keys?: string | undefined;
  /** A second line: what follows from it. */
  hint?: ReactNode;
  /** Whether it is chosen, for a setting that is switched on and off. */
  checked?: boolean | undefined;
  /** Why it cannot be done now; it can still be reached and read. */
  disabledReason?: string | undefined;
}

/** Actions that belong together. */
export interface MenuGroup {
  /** Heading above them. */
  title?: string | undefined;
  actions: readonly MenuAction[];
}

/** Props of Menu. */
export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The button that opens it: Button or IconButton. */
  trigger: ReactElement;
  /** Groups of actions, divided by lines. */
  groups: readonly MenuGroup[];
  /** Whether it is open, if the page decides. */
  open?: boolean;
  /** Called when it opens and closes. */
  onOpenChange?: (open: boolean) => void;
  /** Side of the button with which it is aligned. */
  align?: 'start' | 'end';
}

/** Actions behind a button. */
export function Menu({ trigger, groups, open, onOpenChange, align = 'start', ...rest }: MenuProps) {
  const dir = useReadingDirection();
  const isOpen = open === undefined ? {} : { open };
  return (
    <Radix.Root modal={false} dir={dir} {...isOpen} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Content align={align} sideOffset={4} collisionPadding={8} loop {...rest}>
          {groups.map((group, index) => (
            <Fragment key={group.title ?? index}>
              {index > 0 && <Separator />}
              <Radix.Group {...(group.title === undefined ? {} : { 'aria-label': group.title })}>
                {group.title !== undefined && <Label aria-hidden="true">{group.title}</Label>}
                {group.actions.map((action) => (
                  <Action key={action.label} {...action} />
                ))}
              </Radix.Group>
            </Fragment>
          ))}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Action({ label, onSelect, icon, keys, hint, checked, disabledReason }: MenuAction) {
  const isOff = disabledReason !== undefined;
  const select = (event: Event) => {
    if (isOff) event.preventDefault();
    else setTimeout(onSelect); // a dialog that opens while the menu closes would lose its focus to the trigger
  };
  const content = (
    <>
      <Tick>{checked === undefined ? icon && <Icon shape={icon} /> : checked && <Icon shape={check} />}</Tick>
      <Name>
        {label}
        {(disabledReason ?? hint) && <Hint> {disabledReason ?? hint}</Hint>}
      </Name>
      {keys !== undefined && <Kbd keys={keys} aria-hidden="true" />}
    </>
  );
  const shared = { onSelect: select, textValue: label, 'aria-disabled': isOff || undefined };
  return checked === undefined ? (
    <Item {...shared}>{content}</Item>
  ) : (
    <Item as={Radix.CheckboxItem} checked={checked} {...shared}>
      {content}
    </Item>
  );
}
