import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Checkbox } from './Checkbox.tsx';

test('reports whether it is checked and submits "true"', async () => {
  const onChange = jest.fn();
  render(
    <form aria-label="form">
      <Checkbox id="trf-flexible-departure-date" name="flexible" label="My dates are flexible" onChange={onChange} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect([...new FormData(form)]).toEqual([]);
  await userEvent.click(screen.getByText('My dates are flexible'));
  expect(onChange).toHaveBeenCalledWith(true);
  expect([...new FormData(form)]).toEqual([['flexible', 'true']]);
});

test('supports controlled use', async () => {
  render(<Checkbox label="My dates are flexible" value={false} onChange={() => undefined} />);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('is described by the hint, then the error', () => {
  render(<Checkbox label="Subscribe" hint="Once a week" error="Tick the box to subscribe" />);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Once a week Error: Tick the box to subscribe');
});
