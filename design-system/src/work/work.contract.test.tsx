/** @jest-environment-options {"customExportConditions": ["node"]} */
import { describeComponent } from '#src/describeComponent.tsx';
import * as Farwend from '#src/index.ts';
import * as Work from './index.ts';

const button = <Farwend.Button>More</Farwend.Button>;
const time = Date.parse('2026-11-27T10:00:00Z');

// Floating panels of Radix measure their boxes, which jsdom does not.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

describeComponent('Clock', (root) => <Work.Clock due="2026-11-27T12:00:00Z" now={() => time} renderedAt={time} {...root} />);
describeComponent(
  'CommandPalette',
  (root) => (
    <Work.CommandPalette open onOpenChange={() => undefined} label="Go to" query="" onQueryChange={() => undefined} groups={[]} {...root} />
  ),
  undefined,
  false,
);
describeComponent('Compact', (root) => <Work.Compact {...root} />);
describeComponent('DataTable', (root) => (
  <Work.DataTable
    label="Travelers"
    items={[{ id: 'dana', name: 'Dana Rowe' }]}
    columns={[{ id: 'name', header: 'Name', cell: () => 'Lives in Kenya', sortable: true }]}
    getId={({ id }) => id}
    getName={({ name }) => name}
    hrefOf={({ id }) => `#${id}`}
    onSelect={() => undefined}
    {...root}
  />
));
describeComponent(
  'Drawer',
  (root) => (
    <Work.Drawer open onOpenChange={() => undefined} title="FW-2041" {...root}>
      Words
    </Work.Drawer>
  ),
  undefined,
  false,
);
describeComponent('EmptyState', (root) => <Work.EmptyState title="Nothing waits" {...root} />);
describeComponent('Kbd', (root) => <Work.Kbd keys="G I" {...root} />);
describeComponent(
  'Menu',
  (root) => <Work.Menu open trigger={button} groups={[{ actions: [{ label: 'Assign', onSelect: () => undefined }] }]} {...root} />,
  undefined,
  false,
);
describeComponent(
  'Popover',
  (root) => (
    <Work.Popover open trigger={button} title="Why" {...root}>
      Words
    </Work.Popover>
  ),
  undefined,
  false,
);
describeComponent('StatusPill', (root) => (
  <Work.StatusPill tone="late" {...root}>
    Late
  </Work.StatusPill>
));
describeComponent('Tabs', (root) => <Work.Tabs label="Parts" tabs={[{ id: 'facts', label: 'Facts', panel: 'Words' }]} {...root} />);
describeComponent('Toasts', (root) => <Work.Toasts {...root}>Page</Work.Toasts>);
describeComponent(
  'Tooltip',
  (root) => (
    <Work.Tooltip open text="Takes the next" {...root}>
      {button}
    </Work.Tooltip>
  ),
  undefined,
  false,
);
