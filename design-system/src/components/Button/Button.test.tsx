import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

test('does not submit by default', () => {
  render(<Button>Choose dates</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('keeps label and focus while busy, and neither clicks nor submits', async () => {
  const press = jest.fn();
  const submit = jest.fn();
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Button type="submit" busy={busy} onClick={press}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button'));
  rerender(form(true));
  await userEvent.click(screen.getByRole('button'));
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
  expect(screen.getByRole('button', { busy: true })).toHaveFocus();
  expect(screen.getByRole('button')).toHaveTextContent('Send');
});

test('ButtonLink is a link', () => {
  render(
    <ButtonLink href="/trip-request" variant="primary">
      Design My Dream Trip
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Design My Dream Trip' });
  expect(link).toHaveAttribute('href', '/trip-request/');
  expect(link).toHaveAttribute('rel', 'nofollow');
  expect(link).toHaveAttribute('data-variant', 'primary');
});
