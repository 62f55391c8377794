import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { CountrySelect } from './CountrySelect.tsx';

const options = ['KE Kenya', 'GB United Kingdom', 'AT Austria', 'SG Singapore', 'CA Canada', 'AU Australia', 'US United States'].map(
  (row) => ({
    isoCode2: row.slice(0, 2),
    name: row.slice(3),
  }),
);

test('lists the five, a separator, then the rest; a saved value is selected once', () => {
  render(<CountrySelect id="trf-country-of-residence" label="Country of residence" options={options} value="US" />);
  const select = screen.getByLabelText<HTMLSelectElement>('Country of residence');
  expect([...select.children].map((child) => child.tagName)).toEqual(['OPTGROUP', 'HR', 'OPTGROUP']);
  const names = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(names('Most chosen')).toEqual(['United States', 'Australia', 'Canada', 'Singapore', 'United Kingdom']);
  expect(names('All countries')).toEqual(['Austria', 'Kenya']);
  expect(select.selectedOptions).toHaveLength(1);
  expect(select).toHaveAttribute('autocomplete', 'country');
});
