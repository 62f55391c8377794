import { expect, test } from '@jest/globals';
import { emptyForm } from './form.ts';
import { fillAccountDetails } from './fillAccountDetails.ts';

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: null, countryOfResidence: 'GB' };

test('the country of an account unchecks the newsletter where opt-in is required', () => {
  const filled = fillAccountDetails({ form: emptyForm(), lastCompletedStep: -1 }, ada);
  expect(filled.traveler.countryOfResidence).toBe('GB');
  expect(filled.includeNewsletter).toBe(false);
  expect(fillAccountDetails({ form: emptyForm(), lastCompletedStep: -1 }, { ...ada, countryOfResidence: 'AU' }).includeNewsletter).toBe(
    true,
  );
});

test('keeps a newsletter box set by the visitor, and typed names', () => {
  const empty = emptyForm();
  const form = { ...empty, newsletterChosen: true, traveler: { ...empty.traveler, firstName: 'Augusta' } };
  const filled = fillAccountDetails({ form, lastCompletedStep: 3 }, ada);
  expect(filled.includeNewsletter).toBe(true);
  expect(filled.traveler).toMatchObject({ firstName: 'Augusta', lastName: 'Byron', email: 'ada@example.com' });
});
