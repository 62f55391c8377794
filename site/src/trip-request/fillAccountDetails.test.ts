import { expect, test } from '@jest/globals';
import { emptyForm } from './form.ts';
import { filledWith } from './knownPerson.ts';

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: null, countryOfResidence: 'GB' };

test('the country of an account unticks the newsletter where it must be asked for', () => {
  const filled = filledWith({ form: emptyForm(), lastCompletedStep: -1 }, ada);
  expect(filled.traveler.countryOfResidence).toBe('GB');
  expect(filled.includeNewsletter).toBe(false);
  expect(filledWith({ form: emptyForm(), lastCompletedStep: -1 }, { ...ada, countryOfResidence: 'AU' }).includeNewsletter).toBe(true);
});

test('a box that was set by hand stays, and so do typed names', () => {
  const empty = emptyForm();
  const form = { ...empty, newsletterChosen: true, traveler: { ...empty.traveler, firstName: 'Augusta' } };
  const filled = filledWith({ form, lastCompletedStep: 3 }, ada);
  expect(filled.includeNewsletter).toBe(true);
  expect(filled.traveler).toMatchObject({ firstName: 'Augusta', lastName: 'Byron', email: 'ada@example.com' });
});
