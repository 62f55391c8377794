import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NewsletterForm } from './NewsletterForm.tsx';

test('Enter submits the form', async () => {
  const onSubmit = jest.fn();
  render(<NewsletterForm action="/newsletter/" state="idle" onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Full name'), 'Dana Rowe');
  await userEvent.type(screen.getByLabelText('Email address'), 'dana@example.com{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ fullName: 'Dana Rowe', email: 'dana@example.com', consent: true });
});

test('consent is checked by default; without it the button is disabled and nothing is submitted', async () => {
  const onSubmit = jest.fn();
  render(<NewsletterForm action="/newsletter/" state="idle" onSubmit={onSubmit} />);
  const box = screen.getByRole('checkbox');
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Email address'), 'dana@example.com{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('ignores clicks while submitting', async () => {
  const onSubmit = jest.fn();
  render(<NewsletterForm action="/newsletter/" state="sending" onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: /Subscribe/ }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('success receives focus; failure is announced and keeps the typed text', async () => {
  const { rerender } = render(<NewsletterForm action="/newsletter/" state="idle" onSubmit={() => {}} />);
  await userEvent.type(screen.getByLabelText('Full name'), 'Dana Rowe');
  rerender(<NewsletterForm action="/newsletter/" state="error" onSubmit={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(screen.getByLabelText('Full name')).toHaveValue('Dana Rowe');
  rerender(<NewsletterForm action="/newsletter/" state="success" onSubmit={() => {}} />);
  expect(screen.getByText('Thank You for Signing Up!')).toHaveFocus();
});

test('applying a suggested correction reports the new address', async () => {
  const onChange = jest.fn();
  render(<NewsletterForm action="/newsletter/" state="idle" onSubmit={() => {}} onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('Email address'), 'dana@gmial.com');
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: 'Did you mean dana@gmail.com?' }));
  expect(onChange).toHaveBeenLastCalledWith({ fullName: '', email: 'dana@gmail.com', consent: true });
});

test('additional fields are submitted to the given action', () => {
  render(
    <NewsletterForm action="/letters/" state="idle" onSubmit={() => {}} fieldId="foot">
      <input type="hidden" name="token" value="t" />
    </NewsletterForm>,
  );
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'A letter from the road, once a week' });
  expect(form).toHaveAttribute('action', '/letters/');
  expect(new FormData(form).get('token')).toBe('t');
  expect(screen.getByLabelText('Full name').id).toBe('foot-full-name');
});
