import * as Radix from '@radix-ui/react-dialog';
import { CommandRoot } from 'cmdk';
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { IconButton } from '#src/components/Button/IconButton.tsx';
import { useStyleNonce } from '#src/components/Dialog/useStyleNonce.ts';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { close, search, type IconShape } from '#src/icons/paths.ts';
import { Kbd } from '#src/work/Kbd/Kbd.tsx';
import { Content, Field, Group, Hint, Input, Item, List, Name, Overlay, Sign, Status } from './CommandPalette.styles.ts';
import { narrowItems } from './narrowItems.ts';
import { useFirstHighlighted } from './useFirstHighlighted.ts';

/** Something to go to or to do. */
export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** A second line: what it is. */
  hint?: ReactNode;
  icon?: IconShape | undefined;
  /** Its shortcut, as in Kbd; shown, not listened to. */
  keys?: string | undefined;
  /** Other words that find it. */
  keywords?: readonly string[] | undefined;
  /** Called after the palette has closed and given its focus back, so that it may change the screen or open a dialog. */
  onSelect: () => void;
}

/** Items of one kind. */
export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
  /** Whether the items were found for the query and are shown as they are; those of other groups are narrowed to what is typed. */
  isFound?: boolean | undefined;
}

/** Props of CommandPalette. */
export interface CommandPaletteProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` on Escape, the close button, a click outside, and when an item is chosen. */
  onOpenChange: (open: boolean) => void;
  /** What it is for; accessible name of the dialog, the field and the list. */
  label: string;
  /** What can be typed. */
  placeholder?: string | undefined;
  /** What is typed. */
  query: string;
  onQueryChange: (query: string) => void;
  /** In their order; those without items are not shown. */
  groups: readonly PaletteGroup[];
  /** What is going on below the list: searching, nothing found, why it failed. Without it, the number of items. */
  status?: ReactNode;
  /** `error`: what `status` says went wrong. */
  tone?: 'neutral' | 'error';
  /** Whether more items are on their way. */
  busy?: boolean;
  /** Announced when items change. */
  countText?: (count: number) => string;
  /** Accessible name of the close button. */
  closeLabel?: string;
}

/** A field over the page from which everything can be reached by typing a part of its name. */
export function CommandPalette({
  open,
  onOpenChange,
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  status,
  tone = 'neutral',
  busy = false,
  countText = (count) => (count === 1 ? '1 choice' : `${count} choices`),
  closeLabel = 'Close',
  ...rest
}: CommandPaletteProps) {
  useStyleNonce();
  const opener = useRef<Element | null>(null);
  const selected = useRef<(() => void) | null>(null);
  const rememberOpener = () => {
    opener.current = document.activeElement;
  };
  const restoreFocus = (event: Event) => {
    event.preventDefault(); // Radix would focus its own trigger, which we do not use
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    const onSelect = selected.current;
    selected.current = null;
    onSelect?.();
  };
  const select = (item: PaletteItem) => {
    selected.current = item.onSelect;
    onOpenChange(false);
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Content aria-describedby={undefined} aria-modal="true" onOpenAutoFocus={rememberOpener} onCloseAutoFocus={restoreFocus} {...rest}>
          <Radix.Title data-unseen>{label}</Radix.Title>
          <Commands
            {...{ label, placeholder, query, onQueryChange, status, tone, busy, countText, closeLabel }}
            groups={groups.map((group) => (group.isFound ? group : { ...group, items: narrowItems(group.items, query) }))}
            onSelect={select}
          />
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type CommandsProps = Required<
  Pick<CommandPaletteProps, 'label' | 'query' | 'onQueryChange' | 'tone' | 'busy' | 'countText' | 'closeLabel'>
> &
  Pick<CommandPaletteProps, 'placeholder' | 'status' | 'groups'> & { onSelect: (item: PaletteItem) => void };

/** Field, list and status; mounted while the palette is open. */
function Commands({
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  status,
  tone,
  busy,
  countText,
  closeLabel,
  onSelect,
}: CommandsProps) {
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
  return (
    <CommandRoot label={label} shouldFilter={false} vimBindings={false} loop {...useFirstHighlighted(query, ids)}>
      <Field>
        <Icon shape={search} />
        <Input value={query} onValueChange={onQueryChange} placeholder={placeholder} maxLength={200} enterKeyHint="go" />
        <Radix.Close asChild>
          <IconButton icon={close} label={closeLabel} />
        </Radix.Close>
      </Field>
      <List label={label} aria-busy={busy} hidden={ids.length === 0}>
        {groups
          .filter(({ items }) => items.length > 0)
          .map(({ title, items }) => (
            <Group key={title} heading={title} value={title}>
              {items.map((item) => (
                <Item key={item.id} value={item.id} onSelect={() => onSelect(item)}>
                  <Sign>{item.icon && <Icon shape={item.icon} />}</Sign>
                  <Name>
                    {item.label}
                    {item.hint && <Hint> {item.hint}</Hint>}
                  </Name>
                  {item.keys !== undefined && <Kbd keys={item.keys} aria-hidden="true" />}
                </Item>
              ))}
            </Group>
          ))}
      </List>
      <Status role="status" data-tone={tone}>
        {status ?? countText(ids.length)}
      </Status>
    </CommandRoot>
  );
}
