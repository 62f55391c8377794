import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConsentBar } from './ConsentBar.tsx';

test('is a named region, does not take focus and reports both answers', async () => {
  const onAnswer = jest.fn();
  render(
    <ConsentBar onAnswer={onAnswer} policyHref="/privacy">
      We count which pages are read.
    </ConsentBar>,
  );
  expect(screen.getByRole('region', { name: 'May we count visits?' })).toBeVisible();
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(onAnswer).toHaveBeenLastCalledWith(false);
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(onAnswer).toHaveBeenLastCalledWith(true);
});

test('both answers have the same style', () => {
  render(<ConsentBar onAnswer={() => undefined}>We count which pages are read.</ConsentBar>);
  const [refuse, allow] = screen.getAllByRole('button');
  expect(refuse?.className).toBe(allow?.className);
  expect(refuse?.dataset).toEqual(allow?.dataset);
});
