import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { LoadMore } from './LoadMore.tsx';

function Journeys({ plain = false }: { plain?: boolean }) {
  const [shown, setShown] = useState(2);
  const list = useRef<HTMLUListElement>(null);
  const more = async () => setShown(Math.min(shown + 2, 5));
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: shown }, (_, i) => (
          <li key={i}>{plain ? `Journey ${i + 1}` : <a href={`/${i + 1}`}>Journey {i + 1}</a>}</li>
        ))}
      </ul>
      <LoadMore shown={shown} total={5} href="/journeys?page=2" list={list} onMore={more} />
    </>
  );
}

test('announces progress and moves focus to the first new item', async () => {
  render(<Journeys />);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 2 of 5');
  await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
  expect(screen.getByRole('status')).toHaveTextContent('Showing 4 of 5');
  expect(screen.getByRole('link', { name: 'Journey 3' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
  expect(screen.getByRole('link', { name: 'Journey 5' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Showing all 5');
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
});

test('items without a link are focused themselves', async () => {
  render(<Journeys plain />);
  await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
  expect(screen.getAllByRole('listitem')[2]).toHaveFocus();
});

test('is a link and opens in a new tab with modifier keys', () => {
  const more = jest.fn(async () => undefined);
  render(<LoadMore shown={40} total={312} href="/reviews?page=2" onMore={more} />);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/reviews/?page=2');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true }); // jsdom cannot open it
  fireEvent.click(link, { ctrlKey: true });
  expect(more).not.toHaveBeenCalled();
});

test('announces a failure and can be retried; ignores clicks while loading', async () => {
  let refuse = () => undefined as void;
  const more = jest.fn(() => new Promise<void>((_, reject) => (refuse = () => reject(new Error('offline')))));
  render(<LoadMore shown={40} total={312} href="/reviews?page=2" onMore={more} />);
  await userEvent.click(screen.getByRole('link'));
  await userEvent.click(screen.getByRole('link', { name: 'One moment' }));
  expect(more).toHaveBeenCalledTimes(1);
  refuse();
  expect(await screen.findByText(/did not arrive/)).toHaveAttribute('role', 'alert');
  expect(screen.getByRole('link', { name: 'Show more' })).toBeVisible();
});
