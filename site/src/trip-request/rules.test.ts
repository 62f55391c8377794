import { describe, expect, test } from '@jest/globals';
import { addDays, addMonths } from './dates.ts';
import { formatLongDate } from './formatDates.ts';
import { filledForm } from './filledForm.ts';
import { emptyForm, type TripRequestForm } from './form.ts';
import type { MinimumStay } from './minimumStay.ts';
import { checkStep, hasIdentity } from './rules.ts';
import type { StepName } from './steps.ts';

const now = '2026-11-21';
const anywhere: MinimumStay = { nights: 5, country: null };
const kenya = { nights: 7, country: 'Kenya' };
const texts = (step: StepName, changes: Partial<TripRequestForm>, minimum = anywhere) =>
  checkStep(step, filledForm({ departureDate: '2027-03-05', ...changes }), minimum, now).map(({ message }) => message);
const traveler = (changes: Partial<TripRequestForm['traveler']>) => ({ traveler: { ...filledForm().traveler, ...changes } });

test('a filled form has no problems on any step', () => {
  for (const step of ['details', 'style', 'budget', 'contact', 'checkEmail', 'phone'] as const) expect(texts(step, {})).toEqual([]);
});

test('an empty form has one problem per field, in order', () => {
  const messages = (step: StepName) => checkStep(step, emptyForm(), anywhere, now).map(({ message }) => message);
  expect(messages('details')).toEqual([
    'Enter at least one destination, or choose I am not sure yet',
    'Enter your departure date',
    'Enter how many nights you would like to travel',
    'Select how many adults are travelling',
    'Select yes if children are travelling with you',
  ]);
  expect(messages('style')).toEqual(['Select at least one type of trip']);
  expect(messages('budget')).toEqual(['Select your budget per person', 'Select how flexible your budget is']);
  expect(messages('contact')).toEqual(['Enter your first name', 'Enter your last name', 'Enter your email address']);
  expect(messages('phone')).toEqual([]);
});

describe('where and when', () => {
  test.each<[string, Partial<TripRequestForm>, string[]]>([
    ['only spaces', { destinationNames: ['  '] }, ['Enter at least one destination, or choose I am not sure yet']],
    ['not sure yet', { destinationNames: [''], destinationOpen: true }, []],
    ['eight and an empty row', { destinationNames: [...'abcdefgh', ''] }, []],
    ['nine', { destinationNames: [...'abcdefghi'] }, ['You can add up to 8 destinations']],
    ['twice', { destinationNames: ['Kenya', 'Peru', ' kenya'] }, ['kenya is already on your list']],
    ['unreadable', { departureDate: 'soon' }, ['Departure date must be a real date, like 5 March 2027']],
    ['31 June', { departureDate: '2027-06-31' }, ['Departure date must be a real date, like 5 March 2027']],
    ['today', { departureDate: now }, ['Departure date must be in the future']],
    ['tomorrow', { departureDate: addDays(now, 1) }, []],
    ['36 months ahead', { departureDate: addMonths(now, 36) }, []],
    ['a day more', { departureDate: '2029-11-22' }, ['Departure date must be before 22 November 2029']],
    ['no number', { totalNights: NaN }, ['Number of nights must be a number, like 10']],
    ['half a night', { totalNights: 6.5 }, ['Number of nights must be a number, like 10']],
    ['four nights', { totalNights: 4 }, ['Number of nights must be 5 or more']],
    ['ninety', { totalNights: 90 }, []],
    ['ninety-one', { totalNights: 91 }, ['Number of nights must be 90 or less. For a longer journey, call us']],
  ])('%s', (_, changes, expected) => expect(texts('details', changes)).toEqual(expected));

  test('names the country that requires a longer stay', () => {
    expect(texts('details', { totalNights: 6 }, kenya)).toEqual(['Number of nights must be 7 or more for Kenya']);
    expect(texts('details', { totalNights: 7 }, kenya)).toEqual([]);
  });

  test('a duplicate destination reports its row', () => {
    const [error] = checkStep('details', filledForm({ destinationNames: ['Peru', 'Kenya', 'Kenya'] }), anywhere);
    expect(error).toMatchObject({ step: 'details', field: 'destinationNames', code: 'duplicate', row: 2 });
  });
});

describe('who', () => {
  test.each<[string, Partial<TripRequestForm>, string[]]>([
    ['no adults', { numberOfAdults: '' }, ['Select how many adults are travelling']],
    ['seventeen', { numberOfAdults: '17' }, ['Select how many adults are travelling']],
    ['16 or more', { numberOfAdults: '16' }, []],
    ['three groups of two', { adultAgeGroups: ['18-29', '30-39', '70+'] }, ['Select no more than 2 age groups for 2 adults']],
    ['two groups of one', { numberOfAdults: '1', adultAgeGroups: ['18-29', '30-39'] }, ['Select no more than 1 age group for 1 adult']],
    [
      'children without a number',
      { travelingWithChildren: true },
      ['Enter how many children are travelling', 'Select at least one age group for the children'],
    ],
    ['two children', { travelingWithChildren: true, numberOfChildren: 2, childAgeGroups: ['3-5'] }, []],
    [
      'one child of two ages',
      { travelingWithChildren: true, numberOfChildren: 1, childAgeGroups: ['0-2', '3-5'] },
      ['Select no more than 1 age group for 1 child'],
    ],
    [
      'eleven children',
      { travelingWithChildren: true, numberOfChildren: 11, childAgeGroups: ['3-5'] },
      ['Number of children must be 10 or less. For a larger party, call us'],
    ],
  ])('%s', (_, changes, expected) => expect(texts('details', changes)).toEqual(expected));
});

describe('style, budget, contact, phone', () => {
  test.each<[StepName, string, Partial<TripRequestForm>, string[]]>([
    ['style', 'seven types', { tripType: [...'abcdefg'] }, ['Select no more than 6 types of trip']],
    ['style', '4,000 characters', { tripDescription: 'x'.repeat(4000) }, []],
    ['style', '4,001', { tripDescription: 'x'.repeat(4001) }, ['Trip description must be 4,000 characters or less']],
    ['budget', 'no band', { budgetPerPersonUSD: 8001 }, ['Select your budget per person']],
    ['budget', 'a figure instead of a band', { budgetPerPersonUSD: 0, ownBudgetPerPersonUSD: '$17,500' }, []],
    ['budget', 'a figure beside a band', { ownBudgetPerPersonUSD: '17500' }, []],
    ['budget', 'no figure', { ownBudgetPerPersonUSD: 'a lot' }, ['Your own figure must be whole US dollars, like 17,500']],
    ['budget', 'too small a figure', { ownBudgetPerPersonUSD: '499' }, ['Your own figure must be $500 or more']],
    ['budget', 'the smallest figure', { ownBudgetPerPersonUSD: '500' }, []],
    ['budget', 'the largest figure', { ownBudgetPerPersonUSD: '1,000,000' }, []],
    ['budget', 'too large a figure', { ownBudgetPerPersonUSD: '1000001' }, ['Your own figure must be $1,000,000 or less']],
    ['budget', 'keeping to it', { budgetFlexibility: 0 }, []],
    ['contact', 'invisible name', traveler({ firstName: '\u200b ' }), ['Enter your first name']],
    ['contact', '61 letters', traveler({ lastName: 'ø'.repeat(61) }), ['Last name must be 60 characters or less']],
    ['contact', '60 signs outside the first plane', traveler({ lastName: '𠮷'.repeat(60) }), []],
    ['contact', 'no address', traveler({ email: 'dana@example' }), ['Enter an email address in the correct format, like name@example.com']],
    ['contact', 'long suffix', traveler({ email: ' dana@example.travel ' }), []],
    ['contact', '255 characters', traveler({ email: `${'a'.repeat(243)}@example.com` }), ['Email address must be 254 characters or less']],
    ['phone', 'no country', traveler({ countryOfResidence: '' }), ['Select your country of residence']],
    [
      'phone',
      'letters',
      traveler({ phone: { prefix: '+1', number: 'call me' } }),
      ['Enter a phone number in the correct format, or leave it empty'],
    ],
    ['phone', 'any writing', traveler({ phone: { prefix: '+1', number: '(212) 555-0134' } }), []],
    ['phone', 'none', traveler({ phone: { prefix: '+1', number: '' } }), []],
  ])('%s: %s', (step, _, changes, expected) => expect(texts(step, changes)).toEqual(expected));
});

test('identity is name, email address and country', () => {
  expect(hasIdentity(filledForm())).toBe(true);
  for (const field of ['firstName', 'lastName', 'email', 'countryOfResidence'] as const)
    expect(hasIdentity(filledForm(traveler({ [field]: ' ' })))).toBe(false);
});

test('date helpers respect month lengths and format dates', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2026-11-21', 36)).toBe('2029-11-21');
  expect(formatLongDate('2027-03-05')).toBe('5 March 2027');
});
