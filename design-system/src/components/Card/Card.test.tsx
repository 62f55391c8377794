import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Card } from './Card.tsx';

test('has one link, in a heading of the given level', () => {
  render(
    <Card title="Twelve days along the Mara" href="/itineraries/mara" level={2}>
      From Nairobi by light aircraft.
    </Card>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  const heading = screen.getByRole('heading', { level: 2, name: 'Twelve days along the Mara' });
  expect(heading).toContainElement(screen.getByRole('link'));
  expect(screen.getByRole('link')).toHaveAttribute('href', '/itineraries/mara/');
});

test('a click on the text follows the link, with modifier keys', async () => {
  const followed = jest.fn((event: MouseEvent) => event.preventDefault());
  render(
    <Card title="Mara" href="/itineraries/mara">
      From Nairobi by light aircraft.
    </Card>,
  );
  screen.getByRole('link').addEventListener('click', followed);
  await userEvent.click(screen.getByText(/light aircraft/));
  expect(followed).toHaveBeenCalledTimes(1);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByText(/light aircraft/));
  expect(followed.mock.calls[1]?.[0].ctrlKey).toBe(true);
});

test('selecting text and clicking controls do not follow the link', async () => {
  const followed = jest.fn((event: MouseEvent) => event.preventDefault());
  const saved = jest.fn();
  render(
    <Card title="Mara" href="/itineraries/mara" actions={<button onClick={saved}>Save</button>}>
      From Nairobi by <button onClick={saved}>light aircraft</button>.
    </Card>,
  );
  screen.getByRole('link').addEventListener('click', followed);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'light aircraft' }));
  expect(saved).toHaveBeenCalledTimes(2);
  const text = screen.getByText(/From Nairobi/);
  window.getSelection()?.selectAllChildren(text);
  text.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(followed).not.toHaveBeenCalled();
});
