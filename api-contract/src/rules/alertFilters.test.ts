import { expect, test } from '@jest/globals';
import { type AlertFilters, buildAlertFilters, buildAlertHref, type ListFilters } from './alertFilters.ts';

const any = { country: '', theme: '', month: '', nights: '', price: '' };

test.each<[Partial<ListFilters>, AlertFilters, string]>([
  [{ country: 'KE' }, { countryCodes: ['KE'] }, '/itineraries?country=KE'],
  [{ theme: 'SAFARI', month: '4' }, { tripTypes: ['SAFARI'], months: [4] }, '/itineraries?theme=SAFARI&month=4'],
  [{ nights: 'to-7' }, { nights: { max: 7 } }, '/itineraries?nights=to-7'],
  [{ nights: '8-10' }, { nights: { min: 8, max: 10 } }, '/itineraries?nights=8-10'],
  [{ nights: 'from-15' }, { nights: { min: 15 } }, '/itineraries?nights=from-15'],
  [{ price: '5000' }, { priceMaxUSD: 4999 }, '/itineraries?price=5000'],
])('the filtered list %j is an alert for %j, and leads back', (values, filters, href) => {
  expect(buildAlertFilters({ ...any, ...values })).toEqual(filters);
  expect(buildAlertHref(null, filters)).toBe(href);
});

test('an alert leads back in whatever order its filters come', () => {
  expect(buildAlertHref(null, { nights: { max: 10, min: 8 }, months: [4], countryCodes: ['KE'] })).toBe(
    '/itineraries?country=KE&month=4&nights=8-10',
  );
});

test('an alert that the list cannot show leads nowhere', () => {
  expect(buildAlertHref('walking', {})).toBeNull();
  expect(buildAlertHref(null, { countryCodes: ['KE', 'TZ'] })).toBeNull();
  expect(buildAlertHref(null, { companyId: '018f0000-0000-7000-8000-000000000000', months: [4] })).toBeNull();
});
