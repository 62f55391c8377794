import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useCombobox } from './useCombobox.ts';

function Rows({ count, onChoose }: { count: number; onChoose: (index: number) => void }) {
  const combobox = useCombobox({ id: 'c', count, hasText: false, onChoose, onClear: () => {} });
  return (
    <>
      <input aria-label="Place" onKeyDown={combobox.onKeyDown} />
      <output>{combobox.isOpen ? combobox.marked : 'shut'}</output>
      <ul {...combobox.listProps} aria-label="Places">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} {...combobox.optionProps(index)}>
            {index}
          </li>
        ))}
      </ul>
    </>
  );
}

async function pressed(keys: string, count = 25) {
  const onChoose = jest.fn();
  render(<Rows count={count} onChoose={onChoose} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox'));
  await user.keyboard(keys);
  return { marked: screen.getByRole('status').textContent, onChoose, user };
}

test.each([
  ['Down opens on the first row', '{ArrowDown}', '0'],
  ['Up opens on the last row', '{ArrowUp}', '24'],
  ['Down goes round', '{ArrowUp}{ArrowDown}', '0'],
  ['Up goes round', '{ArrowDown}{ArrowUp}', '24'],
  ['Page Down goes ten rows', '{ArrowDown}{PageDown}', '10'],
  ['Page Down stops at the last row', '{ArrowUp}{PageDown}', '24'],
  ['Page Up stops at the first row', '{ArrowDown}{PageUp}', '0'],
  ['pages mean nothing while it is shut', '{PageDown}', 'shut'],
  ['Escape shuts', '{ArrowDown}{Escape}', 'shut'],
])('%s', async (_, keys, marked) => {
  expect((await pressed(keys)).marked).toBe(marked);
});

test('Alt+Up selects the active option', async () => {
  const { onChoose, marked } = await pressed('{ArrowDown}{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
  expect(onChoose).toHaveBeenCalledWith(1);
  expect(marked).toBe('shut');
});

test('has no active option without rows', async () => {
  expect((await pressed('{ArrowDown}{ArrowUp}', 0)).marked).toBe('-1');
});

test('hovering activates an option, and leaving deactivates it', async () => {
  const { user } = await pressed('{ArrowDown}');
  await user.hover(screen.getByRole('option', { name: '7' }));
  expect(screen.getByRole('status')).toHaveTextContent('7');
  await user.unhover(screen.getByRole('option', { name: '7' }));
  expect(screen.getByRole('status')).toHaveTextContent('-1');
});

test('Escape is not handled when there is nothing to close or clear', async () => {
  const outer = jest.fn();
  document.addEventListener('keydown', (event) => outer(event.key, event.defaultPrevented));
  await pressed('{Escape}');
  expect(outer).toHaveBeenLastCalledWith('Escape', false);
});
