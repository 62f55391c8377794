import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { countryOfNumber, phoneCountries } from './callingCodes.ts';
import { isPhoneNumber, phoneE164 } from './isPhoneNumber.ts';
import { PhoneField } from './PhoneField.tsx';

const countries = phoneCountries([
  { isoCode2: 'US', name: 'United States' },
  { isoCode2: 'CA', name: 'Canada' },
  { isoCode2: 'GB', name: 'United Kingdom' },
  { isoCode2: 'GG', name: 'Guernsey' },
  { isoCode2: 'DE', name: 'Germany' },
  { isoCode2: 'XX', name: 'Nowhere' },
]);

function setUp() {
  const onChange = jest.fn();
  render(<PhoneField id="trf-phone" label="Phone number" optional options={countries} onChange={onChange} />);
  return { user: userEvent.setup(), onChange, prefix: screen.getByLabelText('Country code'), number: screen.getByLabelText('Number') };
}

test('has ids, labels and autofill tokens', () => {
  const { prefix, number } = setUp();
  expect([prefix.id, number.id]).toEqual(['trf-phone-prefix', 'trf-phone']);
  expect(prefix).toHaveDisplayValue('United States (+1)');
  expect(screen.getByRole('group', { name: 'Phone number (optional)' })).toBeInTheDocument();
  expect([prefix.getAttribute('autocomplete'), number.getAttribute('autocomplete')]).toEqual(['tel-country-code', 'tel-national']);
  expect(number).toHaveAttribute('type', 'tel');
});

test('a pasted number with a calling code sets and announces the country, and stays as typed', async () => {
  const { user, onChange, prefix, number } = setUp();
  await user.click(number);
  await user.paste('+44 (0)20 7946 0958');
  expect(prefix).toHaveValue('GB');
  expect(number).toHaveValue('+44 (0)20 7946 0958');
  expect(onChange).toHaveBeenLastCalledWith({ country: 'GB', prefix: '+44', number: '+44 (0)20 7946 0958' });
  expect(screen.getByRole('status')).toHaveTextContent('Country code set to United Kingdom (+44)');
});

test('never formats the number; selecting a country keeps it', async () => {
  const { user, onChange, prefix, number } = setUp();
  await user.type(number, '(212) 555-0123');
  expect(number).toHaveValue('(212) 555-0123');
  await user.selectOptions(prefix, 'DE');
  expect(onChange).toHaveBeenLastCalledWith({ country: 'DE', prefix: '+49', number: '(212) 555-0123' });
});

test.each([
  ['+1 212', 'US', 'US'],
  ['+1 212', 'CA', 'CA'],
  ['+1 212', '', 'US'],
  ['+44 1481', '', 'GB'],
  ['+44 1481', 'GG', 'GG'],
  ['+49', 'US', 'DE'],
  ['+4', 'US', undefined],
  ['0044 20', 'US', undefined],
  ['212 555', 'US', undefined],
  ['+', 'US', undefined],
])('%j with %j chosen belongs to %s', (number, current, country) => {
  expect(countryOfNumber(number, countries, current)?.isoCode2).toBe(country);
});

test('omits countries without a calling code of their own', () => {
  expect(countries.map((country) => country.isoCode2)).not.toContain('XX');
});

test.each([
  ['US', '(212) 555-0123', '+12125550123'],
  ['GB', '020 7946 0958', '+442079460958'],
  ['GB', '+49 30 901820', '+4930901820'],
  ['US', '12', undefined],
  ['US', 'call me', undefined],
])('in %s %j is stored as %s', async (country, number, stored) => {
  expect(await phoneE164({ country, prefix: '', number })).toBe(stored);
  expect(await isPhoneNumber({ country, prefix: '', number })).toBe(stored !== undefined);
});

test('an empty number is valid', async () => {
  expect(await isPhoneNumber({ country: 'US', prefix: '+1', number: ' ' })).toBe(true);
});
