import { Button, Stack, Text } from '@farwend/design-system';
import { DataTable, type DataTableColumn, type DataTableProps, EmptyState, StatusPill, type StatusTone } from '@farwend/design-system/work';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { dataTableKeys } from './DataTable.keyboard.ts';

interface Request {
  id: string;
  title: string;
  status: string;
  tone: StatusTone;
  nights: number;
  budget: string;
}

const requests: readonly Request[] = [
  { id: 'TR-4F7K2M', title: 'Nine nights in Kenya', status: 'New', tone: 'new', nights: 9, budget: '$12,000' },
  { id: 'TR-8P3QWD', title: 'Walking in Patagonia', status: 'Screening', tone: 'active', nights: 14, budget: '$21,500' },
  { id: 'TR-2XNV9C', title: 'A family in Costa Rica', status: 'Asked the traveler', tone: 'waiting', nights: 10, budget: '$9,800' },
  { id: 'TR-6HJ4TB', title: 'Temples and gardens of Japan', status: 'Booked', tone: 'done', nights: 16, budget: '$34,200' },
];

const columns: readonly DataTableColumn<Request>[] = [
  { id: 'title', header: 'Request', cell: ({ id }) => <div>{id}</div>, sortable: true },
  { id: 'status', header: 'Status', cell: ({ status, tone }) => <StatusPill tone={tone}>{status}</StatusPill> },
  { id: 'nights', header: 'Nights', cell: ({ nights }) => nights, sortable: true, firstDirection: 'descending', align: 'end' },
  { id: 'budget', header: 'Budget', cell: ({ budget }) => budget, align: 'end' },
];

const meta = {
  title: 'Work/DataTable',
  component: DataTable<Request>,
  args: {
    label: 'Requests',
    items: requests,
    columns,
    getId: ({ id }) => id,
    getName: ({ title }) => title,
    hrefOf: ({ id }) => `#${id}`,
  },
  parameters: { keyboard: dataTableKeys },
} satisfies Meta<typeof DataTable<Request>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sorts by what its heads say, as a server would. */
function Sortable(props: DataTableProps<Request>) {
  const [sort, setSort] = useState(props.sort);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>(props.selectedIds ?? []);
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const items = props.items.toSorted(
    (one, other) => sign * (sort?.column === 'nights' ? one.nights - other.nights : one.title.localeCompare(other.title)),
  );
  return (
    <Stack gap={3}>
      <DataTable
        {...props}
        items={sort ? items : props.items}
        sort={sort}
        onSort={setSort}
        selectedIds={selectedIds}
        {...(props.onSelect && { onSelect: setSelectedIds })}
      />
      {props.onSelect && <Text>Selected: {selectedIds.join(', ') || 'nothing'}</Text>}
    </Stack>
  );
}

/** Sorted by a column; the other one that can be sorted by says so. */
export const Sorted: Story = { args: { sort: { column: 'nights', direction: 'descending' } }, render: (args) => <Sortable {...args} /> };

/** Rows can be selected, also by X, and several with Shift. */
export const Selectable: Story = {
  args: { selectedIds: ['TR-8P3QWD'], onSelect: () => undefined },
  render: (args) => <Sortable {...args} />,
};

/** A checkbox pressed with Shift selects all rows from the one pressed before. */
export const SelectedByShift: Story = {
  ...Selectable,
  args: { selectedIds: [], onSelect: () => undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select Nine nights in Kenya' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select A family in Costa Rica' }));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('Selected: TR-4F7K2M, TR-8P3QWD, TR-2XNV9C')).toBeVisible();
  },
};

/** Narrower than 900 px: the same rows as cards. */
export const Cards: Story = {
  args: { ...Selectable.args },
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <Sortable {...args} />
    </div>
  ),
};

/** The rows are still loading. */
export const Loading: Story = { args: { items: [], loading: true, loadingRows: 4 } };

/** There is no row. */
export const Empty: Story = {
  args: {
    items: [],
    empty: (
      <EmptyState title="Nothing fits" action={<Button variant="secondary">Clear the filter</Button>}>
        Twelve requests are hidden by “Kenya”.
      </EmptyState>
    ),
  },
};

/** The rows could not be read. */
export const Failed: Story = {
  args: {
    items: [],
    problem: (
      <EmptyState kind="error" title="The list could not be read" action={<Button variant="secondary">Try again</Button>}>
        The server did not answer within ten seconds.
      </EmptyState>
    ),
  },
};

/** From right to left. */
export const RightToLeft: Story = { ...Selectable, globals: { dir: 'rtl' } };
