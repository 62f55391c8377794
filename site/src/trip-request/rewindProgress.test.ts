import { expect, test } from '@jest/globals';
import type { FieldName } from './form.ts';
import { isEqual, rewindProgress } from './rewindProgress.ts';
import { clampStep, findFirstUnfinished, isReachable } from './clampStep.ts';
import { visibleStepNumber, parseStep, steps, buildDocumentTitle } from './steps.ts';

test.each<[number, FieldName[]]>([
  [
    -1,
    [
      'destinationNames',
      'destinationOpen',
      'departureDate',
      'flexibleDepartureDate',
      'totalNights',
      'numberOfAdults',
      'adultAgeGroups',
      'travelingWithChildren',
      'numberOfChildren',
      'childAgeGroups',
      'departureSpan',
    ],
  ],
  [0, ['tripType', 'tripDescription', 'comfort', 'rooms', 'pace']],
  [1, ['budgetPerPersonUSD', 'ownBudgetPerPersonUSD', 'budgetIncludesFlights', 'budgetFlexibility']],
  [4, ['firstName', 'lastName', 'email', 'countryOfResidence', 'phone', 'contactMethods', 'contactTimes', 'includeNewsletter']],
])('changing these fields with step 4 completed rewinds to %d', (expected, names) => {
  for (const name of names) expect([name, rewindProgress(name, 4)]).toEqual([name, expected]);
});

test('equal values are not a change', () => {
  expect(isEqual(['Kenya'], ['Kenya'])).toBe(true);
  expect(isEqual({ prefix: '+1', number: '' }, { prefix: '+1', number: '1' })).toBe(false);
  expect(isEqual(NaN, NaN)).toBe(true);
  expect(isEqual(null, 0)).toBe(false);
});

test('a deep link leads no further than the first unfinished step', () => {
  const progress = (lastCompletedStep: number, isSubmitted = false) => ({ lastCompletedStep, isSubmitted });
  expect(clampStep('phone', progress(-1))).toBe('details');
  expect(clampStep('checkEmail', progress(2))).toBe('contact');
  expect(clampStep('checkEmail', progress(3))).toBe('checkEmail');
  expect(clampStep('style', progress(4))).toBe('style');
  expect(clampStep(null, progress(1))).toBe('budget');
  expect(clampStep('thanks', progress(5))).toBe('phone');
  expect(clampStep('thanks', progress(5, true))).toBe('thanks');
  for (const step of steps)
    expect(isReachable(findFirstUnfinished(3), progress(3)) && isReachable(clampStep(step, progress(3)), progress(3))).toBe(true);
});

test('document titles and step numbers', () => {
  expect(buildDocumentTitle('style')).toBe('Step 2 of 5: Your travel style | Farwend');
  expect(buildDocumentTitle('phone', { hasErrors: true })).toBe('Error: Step 5 of 5: One last thing | Farwend');
  expect(buildDocumentTitle('checkEmail')).toBe('Checking your email address | Farwend');
  expect(buildDocumentTitle('details', { hasSteps: false })).toBe('Where and when | Farwend');
  expect(steps.map(visibleStepNumber)).toEqual([1, 2, 3, 4, null, 5, null]);
  expect(parseStep('budget')).toBe('budget');
  expect(parseStep('__proto__')).toBeNull();
});
