import { expectTypeErrors } from '#src/expectTypeErrors.ts';
import type * as Work from './index.ts';

const nothing = () => undefined;

expectTypeErrors<Work.ClockProps>('Clock', [
  // @ts-expect-error missing due
  {},
  // @ts-expect-error due is ISO 8601 text
  { due: new Date() },
  // @ts-expect-error unknown variant
  { due: '2026-11-27T12:00:00Z', variant: 'large' },
]);
expectTypeErrors<Work.CommandPaletteProps>('CommandPalette', [
  // @ts-expect-error missing label
  { open: true, onOpenChange: nothing, query: '', onQueryChange: nothing, groups: [] },
  // @ts-expect-error query is a text
  { open: true, onOpenChange: nothing, label: 'Go', query: null, onQueryChange: nothing, groups: [] },
  // @ts-expect-error unknown tone
  { open: true, onOpenChange: nothing, label: 'Go', query: '', onQueryChange: nothing, groups: [], tone: 'loud' },
]);
expectTypeErrors<Work.CompactProps>('Compact', [
  // @ts-expect-error unknown prop density
  { density: 'compact' },
  // @ts-expect-error id must be a string
  { id: 1 },
  // @ts-expect-error not an attribute of a div
  { href: '/desk' },
]);
expectTypeErrors<Work.DataTableProps<{ id: string }>>('DataTable', [
  // @ts-expect-error missing label
  { items: [], columns: [], getId: ({ id }) => id, getName: ({ id }) => id, hrefOf: ({ id }) => id },
  // @ts-expect-error rows without a URL
  { label: 'Travelers', items: [], columns: [], getId: ({ id }) => id, getName: ({ id }) => id },
  // @ts-expect-error a row of another kind
  { label: 'Travelers', items: [{ name: 'Dana' }], columns: [], getId: ({ id }) => id, getName: ({ id }) => id, hrefOf: ({ id }) => id },
]);
expectTypeErrors<Work.DrawerProps>('Drawer', [
  // @ts-expect-error missing title
  { open: true, onOpenChange: nothing, children: 'Words' },
  // @ts-expect-error missing onOpenChange
  { open: true, title: 'FW-2041', children: 'Words' },
  // @ts-expect-error not a boolean
  { open: true, onOpenChange: nothing, title: 'FW-2041', children: 'Words', modal: 'no' },
]);
expectTypeErrors<Work.EmptyStateProps>('EmptyState', [
  // @ts-expect-error missing title
  {},
  // @ts-expect-error unknown kind
  { title: 'Nothing waits', kind: 'lost' },
  // @ts-expect-error headings of a page have level 1
  { title: 'Nothing waits', level: 1 },
]);
expectTypeErrors<Work.KbdProps>('Kbd', [
  // @ts-expect-error missing keys
  {},
  // @ts-expect-error keys are one text
  { keys: ['Ctrl', 'K'] },
  // @ts-expect-error takes no children
  { keys: 'X', children: 'X' },
]);
expectTypeErrors<Work.MenuProps>('Menu', [
  // @ts-expect-error missing trigger
  { groups: [] },
  // @ts-expect-error missing groups
  { trigger: null as never },
  // @ts-expect-error an action without onSelect
  { trigger: null as never, groups: [{ actions: [{ label: 'Assign' }] }] },
]);
expectTypeErrors<Work.PopoverProps>('Popover', [
  // @ts-expect-error missing title
  { trigger: null as never, children: 'Words' },
  // @ts-expect-error missing trigger
  { title: 'Why', children: 'Words' },
  // @ts-expect-error unknown alignment
  { trigger: null as never, title: 'Why', children: 'Words', align: 'left' },
]);
expectTypeErrors<Work.StatusPillProps>('StatusPill', [
  // @ts-expect-error missing tone
  { children: 'Pending' },
  // @ts-expect-error unknown tone
  { tone: 'red', children: 'Late' },
  // @ts-expect-error missing name
  { tone: 'late' },
]);
expectTypeErrors<Work.TabsProps>('Tabs', [
  // @ts-expect-error missing label
  { tabs: [] },
  // @ts-expect-error missing tabs
  { label: 'Parts' },
  // @ts-expect-error a tab without a panel
  { label: 'Parts', tabs: [{ id: 'facts', label: 'Facts' }] },
]);
expectTypeErrors<Work.ToastsProps>('Toasts', [
  // @ts-expect-error missing page
  {},
  // @ts-expect-error label is a text
  { children: 'Page', label: 1 },
  // @ts-expect-error unknown prop position
  { children: 'Page', position: 'top' },
]);
expectTypeErrors<Work.TooltipProps>('Tooltip', [
  // @ts-expect-error missing text
  { children: null as never },
  // @ts-expect-error text without elements
  { text: null, children: null as never },
  // @ts-expect-error needs one control
  { text: 'Takes the next', children: 'Next' },
]);
