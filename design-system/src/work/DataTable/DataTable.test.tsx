import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn, DataTableSort } from './DataTableColumn.ts';

afterEach(cleanup);

const items = ['Ana', 'Ben', 'Cleo', 'Dana'].map((name) => ({ id: name.toLowerCase(), name }));
const columns: readonly DataTableColumn<(typeof items)[number]>[] = [
  { id: 'name', header: 'Name', cell: () => null, sortable: true },
  { id: 'trips', header: 'Trips', cell: () => 2, sortable: true, firstDirection: 'descending' },
];

function People() {
  const [sort, setSort] = useState<DataTableSort>();
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  return (
    <>
      <DataTable
        label="People"
        items={items}
        columns={columns}
        getId={({ id }) => id}
        getName={({ name }) => name}
        hrefOf={({ id }) => `#${id}`}
        sort={sort}
        onSort={setSort}
        selectedIds={selectedIds}
        onSelect={setSelectedIds}
      />
      <output>{selectedIds.join()}</output>
    </>
  );
}

const tick = (name: string, held: object = {}) => fireEvent.click(screen.getByRole('checkbox', { name }), held);
const press = (key: string, held: object = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });
const selected = () => document.querySelector('output')?.textContent;

test('a head sorts in the direction that is looked for first, then the other way round', () => {
  render(<People />);
  const directionOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
  fireEvent.click(screen.getByRole('button', { name: 'Trips' }));
  expect(directionOf('Trips')).toBe('descending');
  fireEvent.click(screen.getByRole('button', { name: 'Trips' }));
  expect(directionOf('Trips')).toBe('ascending');
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect([directionOf('Trips'), directionOf('Name')]).toEqual([null, 'ascending']);
});

test('a checkbox pressed with Shift selects from the one pressed before, and the head all', () => {
  render(<People />);
  tick('Select Ana');
  tick('Select Cleo', { shiftKey: true });
  expect(selected()).toBe('ana,ben,cleo');
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  tick('Select all on this page');
  expect(selected()).toBe('ana,ben,cleo,dana');
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  tick('Select all on this page');
  expect(selected()).toBe('');
});

test('keys walk the rows, which are one tab stop, and select them', () => {
  render(<People />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  const tabStops = () => links.filter(({ tabIndex }) => tabIndex === 0).map(({ textContent }) => textContent);
  expect(tabStops()).toEqual(['Ana']);
  act(() => links[0]?.focus());
  press('j');
  press('x');
  expect(selected()).toBe('ben');
  press('ArrowDown', { shiftKey: true });
  expect(selected()).toBe('ben,cleo');
  expect(document.activeElement).toBe(links[2]);
  expect(tabStops()).toEqual(['Cleo']);
  press('End');
  expect(document.activeElement).toBe(links[3]);
  press('ArrowDown');
  expect(document.activeElement).toBe(links[3]);
  press('x', { ctrlKey: true });
  expect(selected()).toBe('ben,cleo');
});
