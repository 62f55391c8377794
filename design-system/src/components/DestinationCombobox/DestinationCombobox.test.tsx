import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DestinationCombobox, type DestinationComboboxProps } from './DestinationCombobox.tsx';

const places = [
  { id: 'ke', name: 'Kenya', detail: 'East Africa' },
  { id: 'it', name: 'Italy' },
  { id: 'ci', name: 'Côte d’Ivoire' },
  { id: 'is', name: 'Iceland' },
];

function setUp(props: Partial<DestinationComboboxProps> = {}) {
  const onChange = jest.fn();
  render(<DestinationCombobox id="place" name="place" label="Where to?" options={places} onChange={onChange} {...props} />);
  const input = screen.getByRole('combobox', { name: 'Where to?' });
  return { user: userEvent.setup(), input, onChange, options: () => screen.queryAllByRole('option').map((option) => option.textContent) };
}

const active = (input: HTMLElement) => {
  const id = input.getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

test('typing finds places, Down and Up move, Enter selects the place and its id', async () => {
  const { user, input, onChange, options } = setUp();
  await user.type(input, 'i');
  expect(options()).toEqual(['Italy', 'Iceland', 'Côte d’Ivoire']);
  expect(input).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active(input)).toBe('Iceland');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(input).toHaveValue('Italy');
  expect(onChange).toHaveBeenLastCalledWith('Italy', places[1]);
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(document.querySelector('input[type=hidden]')).toHaveValue('it');
});

test('Enter without an active option changes nothing', async () => {
  const { user, input } = setUp();
  await user.type(input, 'ken{Enter}');
  expect(input).toHaveValue('ken');
});

test('Home and End move the caret, not the active option', async () => {
  const { user, input } = setUp();
  await user.type(input, 'i{ArrowDown}{ArrowDown}');
  await user.keyboard('{Home}');
  expect(active(input)).toBe('Iceland');
  expect((input as HTMLInputElement).selectionStart).toBe(0);
  await user.keyboard('{End}');
  expect(active(input)).toBe('Iceland');
});

test('Escape closes first, then clears', async () => {
  const { user, input, onChange } = setUp();
  await user.type(input, 'ken');
  await user.keyboard('{Escape}');
  expect([input.getAttribute('aria-expanded'), (input as HTMLInputElement).value]).toEqual(['false', 'ken']);
  await user.keyboard('{Escape}');
  expect(input).toHaveValue('');
  expect(onChange).toHaveBeenLastCalledWith('', undefined);
});

test('Alt+Down opens without an active option', async () => {
  const { user, input, options } = setUp();
  await user.tab();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(options()).toHaveLength(4);
  expect(input).not.toHaveAttribute('aria-activedescendant');
});

test('Tab leaves without choosing', async () => {
  const { user, input } = setUp();
  await user.type(input, 'i{ArrowDown}');
  await user.tab();
  expect(input).toHaveValue('i');
  expect(input).toHaveAttribute('aria-expanded', 'false');
});

test('a click selects and keeps focus in the input', async () => {
  const { user, input } = setUp();
  await user.type(input, 'ken');
  await user.click(screen.getByRole('option', { name: /Kenya/ }));
  expect(input).toHaveValue('Kenya');
  expect(input).toHaveFocus();
});

test('a fully typed name selects the place, ignoring accents', async () => {
  const { user, input, onChange } = setUp();
  await user.type(input, 'cote d’ivoire');
  expect(onChange).toHaveBeenLastCalledWith('cote d’ivoire', places[2]);
  await user.tab();
  expect(screen.queryByText('We will check this')).not.toBeInTheDocument();
});

test('an unknown name is kept and gets a note', async () => {
  const { user, input } = setUp();
  await user.type(input, 'Atlantis');
  expect(screen.getByText('No destinations match “Atlantis”. Keep it, and we will check.')).toBeVisible();
  expect(input).toHaveAttribute('aria-expanded', 'false');
  await user.tab();
  expect(input).toHaveValue('Atlantis');
  expect(screen.getByText('We will check this')).toBeVisible();
});

test('accepts text without a list', async () => {
  const { user, input, onChange } = setUp({ options: undefined });
  await user.type(input, 'Kenya');
  expect(onChange).toHaveBeenLastCalledWith('Kenya', undefined);
  await user.tab();
  expect(screen.queryByText('We will check this')).not.toBeInTheDocument();
});

test('shows fifty of many and announces it after typing pauses', async () => {
  const many = Array.from({ length: 1194 }, (_, index) => ({ id: String(index), name: `Place ${index}` }));
  const { user, input } = setUp({ options: many });
  await user.type(input, 'pla');
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(50);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('50 of 1,194 results, keep typing to narrow'));
});

test('a search receives the query and a signal that aborts on the next query', async () => {
  const signals: AbortSignal[] = [];
  const loadOptions = jest.fn(async (query: string, signal: AbortSignal) => {
    signals.push(signal);
    return places.filter((place) => place.name.toLowerCase().startsWith(query));
  });
  const { user, input } = setUp({ options: undefined, loadOptions });
  await user.type(input, 'k');
  expect(await screen.findByRole('option', { name: /Kenya/ })).toBeVisible();
  await user.type(input, 'x');
  await waitFor(() => expect(loadOptions).toHaveBeenLastCalledWith('kx', expect.any(AbortSignal)));
  expect(signals.slice(0, -1).every((signal) => signal.aborted)).toBe(true);
});

test('a failed search is announced and does not block', async () => {
  const { user, input } = setUp({ options: undefined, loadOptions: () => Promise.reject(new Error('offline')) });
  await user.type(input, 'Kenya');
  expect(await screen.findByText('The list of destinations did not load. Type the name in full.')).toBeVisible();
  expect(input).toHaveValue('Kenya');
});

test.each([{ keyCode: 229, isComposing: true }, { keyCode: 229 }])('ignores keys of an input method: %j', async (composing) => {
  const { user, input } = setUp();
  await user.type(input, 'i');
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', ...composing, bubbles: true }));
  expect(active(input)).toBe(null);
});
