import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EmailInput } from './EmailInput.tsx';

test('reports the text and whether it is valid', async () => {
  const onChange = jest.fn();
  render(<EmailInput label="Email address" onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('Email address'), 'a@b.co');
  expect(onChange.mock.calls.map(([change]) => change)).toEqual([
    { value: 'a', valid: false },
    { value: 'a@', valid: false },
    { value: 'a@b', valid: false },
    { value: 'a@b.', valid: false },
    { value: 'a@b.c', valid: false },
    { value: 'a@b.co', valid: true },
  ]);
});

test('supports the narrow rule of the newsletter', async () => {
  const onChange = jest.fn();
  render(<EmailInput label="Email address" rule="narrow" onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('Email address'), 'a@b.info');
  expect(onChange).toHaveBeenLastCalledWith({ value: 'a@b.info', valid: false });
});

test('has the attributes of an email field and never "required"', () => {
  render(<EmailInput id="trf-email" label="Email address" />);
  const input = screen.getByLabelText('Email address');
  expect(Object.fromEntries(input.getAttributeNames().map((name) => [name, input.getAttribute(name)]))).toMatchObject({
    id: 'trf-email',
    type: 'email',
    autocomplete: 'email',
    inputmode: 'email',
    spellcheck: 'false',
    autocapitalize: 'none',
    maxlength: '254',
  });
  expect(input).not.toHaveAttribute('required');
});

test('suggests a correction on blur; the button applies it', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<EmailInput label="Email address" onChange={onChange} />);
  const input = screen.getByLabelText('Email address');
  await user.type(input, 'ana@gmial.com');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.tab();
  const button = await screen.findByRole('button', { name: 'Did you mean ana@gmail.com?' });
  expect(button.closest('[role=status]')).not.toBeNull();
  await user.click(button);
  expect(input).toHaveValue('ana@gmail.com');
  expect(input).toHaveFocus();
  expect(onChange).toHaveBeenLastCalledWith({ value: 'ana@gmail.com', valid: true });
});

test('typing hides the suggestion', async () => {
  const user = userEvent.setup();
  render(<EmailInput label="Email address" defaultValue="ana@gmial.co" />);
  await user.type(screen.getByLabelText('Email address'), 'm');
  await user.tab();
  await screen.findByRole('button');
  await user.type(screen.getByLabelText('Email address'), 'x');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows a check mark after blur with a valid address, but not with an error', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<EmailInput label="Email address" defaultValue="ana@example.com" />);
  expect(screen.queryByText('Email address has the correct format')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Email address'));
  await user.tab();
  expect(screen.getByText('Email address has the correct format')).toBeInTheDocument();
  rerender(<EmailInput label="Email address" defaultValue="ana@example.com" error="Enter your email address" />);
  expect(screen.queryByText('Email address has the correct format')).not.toBeInTheDocument();
});
