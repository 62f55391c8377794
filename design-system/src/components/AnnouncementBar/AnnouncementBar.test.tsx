import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AnnouncementBar } from './AnnouncementBar.tsx';

test('is a named landmark with a link and not a live region', () => {
  render(
    <AnnouncementBar href="/notes/rains" linkText="Which tracks">
      The long rains have begun.
    </AnnouncementBar>,
  );
  expect(screen.getByRole('complementary', { name: 'Announcement' })).toHaveTextContent('The long rains have begun. Which tracks');
  expect(screen.getByRole('link', { name: 'Which tracks' })).toHaveAttribute('href', '/notes/rains/');
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('can be dismissed when the caller handles it', async () => {
  const onDismiss = jest.fn();
  render(<AnnouncementBar onDismiss={onDismiss}>The long rains have begun.</AnnouncementBar>);
  await userEvent.click(screen.getByRole('button', { name: 'Close this announcement' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
