import { expect, test } from '@jest/globals';
import type { FieldName } from './form.ts';
import { isSame, resetRule } from './resetRule.ts';
import { clampStep, firstUnfinished, isReachable, shownNumber, stepFrom, steps, titleOf } from './steps.ts';

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
    ],
  ],
  [0, ['tripType', 'tripDescription']],
  [1, ['budgetPerPersonUSD', 'budgetIncludesFlights', 'budgetFlexibility']],
  [4, ['firstName', 'lastName', 'email', 'countryOfResidence', 'phone', 'includeNewsletter']],
])('changing any of these on a form finished to 4 leaves %d', (expected, names) => {
  for (const name of names) expect([name, resetRule(name, 4)]).toEqual([name, expected]);
});

test('the same value is no change', () => {
  expect(isSame(['Kenya'], ['Kenya'])).toBe(true);
  expect(isSame({ prefix: '+1', number: '' }, { prefix: '+1', number: '1' })).toBe(false);
  expect(isSame(NaN, NaN)).toBe(true);
  expect(isSame(null, 0)).toBe(false);
});

test('a deep link goes no further than the first unfinished step', () => {
  const progress = (lastCompletedStep: number, isSubmitted = false) => ({ lastCompletedStep, isSubmitted });
  expect(clampStep('phone', progress(-1))).toBe('details');
  expect(clampStep('checkEmail', progress(2))).toBe('contact');
  expect(clampStep('checkEmail', progress(3))).toBe('checkEmail');
  expect(clampStep('style', progress(4))).toBe('style');
  expect(clampStep(null, progress(1))).toBe('budget');
  expect(clampStep('thanks', progress(5))).toBe('phone');
  expect(clampStep('thanks', progress(5, true))).toBe('thanks');
  for (const step of steps)
    expect(isReachable(firstUnfinished(3), progress(3)) && isReachable(clampStep(step, progress(3)), progress(3))).toBe(true);
});

test('titles and numbers', () => {
  expect(titleOf('style')).toBe('Step 2 of 5: Your travel style | Farwend');
  expect(titleOf('phone', true)).toBe('Error: Step 5 of 5: One last thing | Farwend');
  expect(titleOf('checkEmail')).toBe('Checking your email address | Farwend');
  expect(steps.map(shownNumber)).toEqual([1, 2, 3, 4, null, 5, null]);
  expect(stepFrom('budget')).toBe('budget');
  expect(stepFrom('__proto__')).toBeNull();
});
