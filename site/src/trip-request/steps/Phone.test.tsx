import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { filledForm } from '../filledForm.ts';
import { Phone } from './Phone.tsx';

test('while the countries load, the visitor’s own is offered beside the frequent ones', () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
  const form = filledForm();
  const traveler = { ...form.traveler, countryOfResidence: 'DK', phone: { prefix: '', number: '' } };
  render(<Phone form={{ ...form, traveler }} errorOf={() => undefined} onChange={() => undefined} countries={[]} isKnownEmail={false} />);
  const names = [...screen.getByLabelText<HTMLSelectElement>('Country of residence').options].map(({ text }) => text);
  expect(names).toEqual(['United States', 'Australia', 'Canada', 'Singapore', 'United Kingdom', 'Austria', 'Denmark']);
  expect(screen.getByLabelText('Country of residence')).toHaveValue('DK');
  expect(screen.getByLabelText('Country code')).toHaveDisplayValue('Denmark (+45)');
});
