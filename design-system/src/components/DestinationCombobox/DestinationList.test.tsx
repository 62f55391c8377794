import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
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

test('Enter adds the typed place and moves on; only an empty row lets it submit', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Controlled />
      <button type="submit">Continue</button>
    </form>,
  );
  await user.type(screen.getByRole('combobox'), 'Atlantis{Enter}');
  await waitFor(() => expect(values()).toEqual(['Atlantis', '']));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Destination 2/ })).toHaveFocus());
  await user.keyboard('ken{ArrowDown}{Enter}');
  expect(values()).toEqual(['Atlantis', 'Kenya']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(values()).toEqual(['Atlantis', 'Kenya', '']));
  expect(onSubmit).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Destination 3/ })).toHaveFocus());
  await user.keyboard('{Escape}{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test.each([{ keyCode: 229, isComposing: true }, { keyCode: 229 }])(
  'Enter that confirms an IME composition adds nothing: %j',
  async (composing) => {
    const user = userEvent.setup();
    render(<Controlled />);
    const input = screen.getByRole('combobox');
    await user.type(input, 'ケニア');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', ...composing, bubbles: true, cancelable: true });
    input.dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(false);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(values()).toEqual(['ケニア', '']));
  },
);

test('a place typed twice is not added again', async () => {
  const user = userEvent.setup();
  render(<Controlled value={['Kenya', '']} />);
  await user.type(document.getElementById('trf-destination-locations-2')!, 'KENYA{Enter}');
  await waitFor(() => expect(values()).toEqual(['Kenya', '']));
  expect(screen.getByText('KENYA is already on your list', { selector: 'p' })).toBeVisible();
});

test.each([
  ['Kenya, Tanzania; Rwanda', ['Kenya', 'Tanzania', 'Rwanda', '']],
  ['Kenya\nTanzania\r\nRwanda\n', ['Kenya', 'Tanzania', 'Rwanda', '']],
  ['1. Kenya\n2. Tanzania\n• Rwanda', ['Kenya', 'Tanzania', 'Rwanda', '']],
  ['Kenya\tTanzania', ['Kenya', 'Tanzania', '']],
  ['كينيا، تنزانيا', ['كينيا', 'تنزانيا', '']],
  ['Kenya, kenya , Kénya', ['Kenya', '']],
  ['Old Town, Zanzibar', ['Old Town, Zanzibar', '']],
])('pasting %j gives %j', async (text, expected) => {
  const onChange = jest.fn();
  const user = userEvent.setup();
  render(<Controlled options={[...places, { id: 'zt', name: 'Old Town, Zanzibar' }]} onChange={onChange} />);
  await user.click(screen.getByRole('combobox'));
  await user.paste(text);
  await waitFor(() => expect(values()).toEqual(expected));
  if (expected[0] === 'Kenya') expect(onChange.mock.lastCall?.[1]).toContainEqual(places[0]);
});

test('of a pasted list, the limit keeps the first places and names the others', async () => {
  const user = userEvent.setup();
  render(<Controlled value={['Kenya', '']} max={3} />);
  await user.click(document.getElementById('trf-destination-locations-2')!);
  await user.paste('kenya, Italy, Peru, Chile, Japan');
  await waitFor(() => expect(values()).toEqual(['Kenya', 'Italy', 'Peru']));
  const note = 'kenya is already on your list. You can add up to 3 destinations, so we left out Chile and Japan';
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.getByText(`Italy and Peru added. ${note}`)).toHaveAttribute('role', 'status');
  await user.keyboard('x');
  expect(screen.queryByText(note)).not.toBeInTheDocument();
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
