import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BudgetSelect } from './BudgetSelect.tsx';

test('starts with the placeholder and reports whole dollars', async () => {
  const onChange = jest.fn();
  render(<BudgetSelect id="trf-budget-per-person-usd" label="Budget per person" onChange={onChange} />);
  const select = screen.getByLabelText('Budget per person');
  expect(select).toHaveDisplayValue('Select your budget');
  expect(select.tagName).toBe('SELECT');
  expect(select).not.toHaveAttribute('autocomplete');
  await userEvent.selectOptions(select, '$4,000 - $5,000 USD');
  expect(onChange).toHaveBeenCalledWith(5000);
});

test('supports controlled use', () => {
  render(<BudgetSelect label="Budget per person" value={20000} />);
  expect(screen.getByLabelText('Budget per person')).toHaveDisplayValue('Over $20,000 USD');
});

test('the helper is announced', () => {
  render(<BudgetSelect label="Budget per person" helper="Total for 2 people: about $10,000" />);
  expect(screen.getByRole('status')).toHaveTextContent('Total for 2 people: about $10,000');
});
