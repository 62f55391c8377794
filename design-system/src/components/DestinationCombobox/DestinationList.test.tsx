import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { DestinationList, type DestinationListProps } from './DestinationList.tsx';

const places = [
  { id: 'ke', name: 'Kenya' },
  { id: 'it', name: 'Italy' },
];

function Controlled(props: Partial<DestinationListProps>) {
  const [names, setNames] = useState<readonly string[]>(props.value ?? ['']);
  const [unsure, setUnsure] = useState(false);
  return (
    <DestinationList
      id="trf-destination-locations"
      label="Where would you like to go?"
      options={places}
      unsure={unsure}
      onUnsureChange={setUnsure}
      {...props}
      value={names}
      onChange={(next, found) => {
        setNames(next);
        props.onChange?.(next, found);
      }}
    />
  );
}

const ids = () => screen.getAllByRole('combobox').map((input) => input.id);
const values = () => screen.getAllByRole('combobox').map((input) => (input as HTMLInputElement).value);

test('the first row has the plain id, the others are numbered, and adding moves focus', async () => {
  const user = userEvent.setup();
  render(<Controlled />);
  expect(ids()).toEqual(['trf-destination-locations']);
  await user.click(screen.getByRole('button', { name: 'Add another destination' }));
  expect(ids()).toEqual(['trf-destination-locations', 'trf-destination-locations-2']);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Where would you like to go? Destination 2' })).toHaveFocus());
});

test('reports the matching place for each name', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<Controlled value={['Atlantis', '']} onChange={onChange} />);
  await user.type(document.getElementById('trf-destination-locations-2')!, 'kenya');
  expect(onChange).toHaveBeenLastCalledWith(['Atlantis', 'kenya'], [undefined, places[0]]);
});

test('removing a row is announced, and focus stays in the list', async () => {
  const user = userEvent.setup();
  render(<Controlled value={['Kenya', 'Italy', '']} />);
  await user.click(screen.getByRole('button', { name: 'Remove Kenya' }));
  expect(values()).toEqual(['Italy', '']);
  expect(screen.getByText('Kenya removed')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(document.activeElement?.id).toBe('trf-destination-locations'));
  expect(screen.getByRole('button', { name: 'Remove Destination 2' })).toBeInTheDocument();
});

test('a single row cannot be removed', () => {
  render(<Controlled value={['Kenya']} />);
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
});

test('has at most eight rows', async () => {
  const user = userEvent.setup();
  render(<Controlled value={['1', '2', '3', '4', '5', '6', '7']} />);
  await user.click(screen.getByRole('button', { name: 'Add another destination' }));
  expect(ids()).toHaveLength(8);
  expect(screen.queryByRole('button', { name: 'Add another destination' })).not.toBeInTheDocument();
  expect(screen.getByText('You can add up to 8 destinations')).toBeVisible();
});

test('"not sure" clears the names, and entering a place unchecks it', async () => {
  const user = userEvent.setup();
  render(<Controlled value={['Kenya', 'Italy']} />);
  const unsure = screen.getByRole('checkbox', { name: 'I am not sure yet' });
  await user.click(unsure);
  expect(unsure).toBeChecked();
  expect(values()).toEqual(['']);
  await user.type(screen.getByRole('combobox'), 'K');
  expect(unsure).not.toBeChecked();
});

test('an error of the group describes the first row, an error of a row that row', () => {
  render(
    <Controlled
      value={['Kenya', 'Kenya']}
      error="Enter at least one destination, or choose I am not sure yet"
      rowErrors={[undefined, 'Kenya is already on your list']}
    />,
  );
  const [first, second] = screen.getAllByRole('combobox');
  expect(first).toHaveAccessibleDescription('Error: Enter at least one destination, or choose I am not sure yet');
  expect(second).toHaveAccessibleDescription('Error: Kenya is already on your list');
  expect(second).toHaveAttribute('aria-invalid', 'true');
});
