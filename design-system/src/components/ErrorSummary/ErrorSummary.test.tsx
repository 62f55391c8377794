import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [
  { id: 'name', text: 'Enter your first name' },
  { id: 'kids', text: 'Select yes if children are travelling with you' },
  { text: 'We could not send your request' },
];

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn<() => void>();
});

test('each attempt moves focus, a fixed error does not', () => {
  const { rerender } = render(<ErrorSummary errors={[]} attempt={0} />);
  rerender(<ErrorSummary errors={errors} attempt={1} />);
  const panel = screen.getByRole('group', { name: 'There is a problem' });
  expect(panel).toHaveFocus();
  panel.blur();
  rerender(<ErrorSummary errors={errors.slice(1)} attempt={1} />);
  expect(panel).not.toHaveFocus();
  rerender(<ErrorSummary errors={errors.slice(1)} attempt={2} />);
  expect(panel).toHaveFocus();
});

test('the alert is a child of the focused element', () => {
  render(<ErrorSummary errors={errors} attempt={1} />);
  expect(screen.getByRole('alert').parentElement).toBe(screen.getByRole('group'));
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual(errors.map((error) => error.text));
});

test('an entry links to its field or, in a group, to the first control', async () => {
  render(
    <>
      <ErrorSummary errors={errors} />
      <input id="name" aria-label="Name" />
      <fieldset id="kids">
        <input type="radio" aria-label="Yes" />
      </fieldset>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Enter your first name' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: /children/ }));
  expect(screen.getByLabelText('Yes')).toHaveFocus();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('renders nothing without errors', () => {
  const { container } = render(<ErrorSummary errors={[]} attempt={3} />);
  expect(container).toBeEmptyDOMElement();
});
