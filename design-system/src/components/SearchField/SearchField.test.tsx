import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SearchField } from './SearchField.tsx';

const kenya = { id: '1', label: 'Kenya', detail: 'Guide', href: '/guides/kenya' };
const kerala = { id: '2', label: 'Kerala', href: '/guides/kerala' };
const load = async (query: string) => [kenya, kerala].filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase()));
/** Longer than typing must rest before suggestions are asked for. */
const rest = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 600)));

test('is a plain form by default', () => {
  render(<SearchField action="/search" label="Search the atlas" defaultValue="Mara" />);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form).toHaveAttribute('action', '/search');
  expect(form).toHaveAttribute('method', 'get');
  expect([...new FormData(form)]).toEqual([['q', 'Mara']]);
});

test('shows suggestions after typing pauses; arrow keys move, Enter chooses', async () => {
  const onChoose = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(<SearchField action="/search" label="Search the atlas" loadSuggestions={load} onChoose={onChoose} onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Search the atlas' }), 'ke');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith(kerala);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('combobox')).toHaveValue('Kerala');
});

test('Enter without an active option submits; Escape closes, then clears', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(<SearchField action="/search" label="Search the atlas" loadSuggestions={load} onSubmit={onSubmit} />);
  const box = screen.getByRole('combobox');
  await userEvent.type(box, 'ke');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(box).toHaveValue('');
});

test('a failed search has no suggestions, and a single letter requests none', async () => {
  const broken = jest.fn(() => Promise.reject(new Error('offline')));
  render(<SearchField action="/search" label="Search the atlas" loadSuggestions={broken} />);
  await userEvent.type(screen.getByRole('combobox'), 'k');
  await rest();
  expect(broken).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ken' } });
  await rest();
  expect(broken).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
});
