import { expect, test } from '@jest/globals';
import { budgetOptions, budgetTexts, budgetValues } from './budgetOptions.ts';

test.each([
  [0, 'Select your budget'],
  [500, '$0 - $500 USD'],
  [1000, '$500 - $1,000 USD'],
  [1500, '$1,000 - $1,500 USD'],
  [2000, '$1,500 - $2,000 USD'],
  [2500, '$2,000 - $2,500 USD'],
  [3000, '$2,500 - $3,000 USD'],
  [4000, '$3,000 - $4,000 USD'],
  [5000, '$4,000 - $5,000 USD'],
  [6000, '$5,000 - $6,000 USD'],
  [7000, '$6,000 - $7,000 USD'],
  [8000, '$7,000 - $8,000 USD'],
  [10000, '$8,000 - $10,000 USD'],
  [12500, '$10,000 - $12,500 USD'],
  [15000, '$12,500 - $15,000 USD'],
  [20000, 'Over $20,000 USD'],
])('the band of %i reads %s', (value, label) => {
  expect(budgetOptions().find((option) => option.value === value)?.label).toBe(label);
});

test('has sixteen options in ascending order', () => {
  const values = budgetOptions().map((option) => option.value);
  expect(values).toHaveLength(16);
  expect(values).toEqual([...values].sort((a, b) => a - b));
});

test('a band can be added as data', () => {
  const options = budgetOptions([...budgetValues, 30000]);
  expect(options.at(-2)).toEqual({ value: 20000, label: '$15,000 - $20,000 USD' });
  expect(options.at(-1)).toEqual({ value: 30000, label: 'Over $30,000 USD' });
});

test('amounts follow the locale', () => {
  expect(budgetOptions(budgetValues, { ...budgetTexts, locale: 'de' }).at(-1)?.label).toContain('20.000');
});
