import { expect, test } from '@jest/globals';
import { buildTripRequestHref } from './buildTripRequestHref.ts';
import { parseTripContext } from './parseTripContext.ts';
import type { TripContext } from './TripContext.ts';

const parse = (query: string) =>
  Object.fromEntries(Object.entries(parseTripContext(new URLSearchParams(query))).filter(([, value]) => value !== undefined));

test.each<TripContext>([
  {},
  { itinerary: 'ten-countries-by-rail' },
  { company: 'acacia-quill' },
  { country: 'KE', month: 9, tripType: 'SAFARI', nights: 10 },
  { place: 'Côte d’Azur & Nice' },
])('the form reads %j as the link says it', (context) => {
  expect(parse(buildTripRequestHref(context).split('?')[1] ?? '')).toEqual(context);
});

test.each([
  'country=Kenya',
  'month=13',
  'month=0',
  'month=may',
  'nights=91',
  'nights=-3',
  'nights=1e1',
  'tripType=safari',
  'itinerary=',
  'itinerary=%2E%2E%2Fadmin',
  'company=a%20b',
  'place=%0A',
  `place=${'x'.repeat(121)}`,
])('%s is ignored', (query) => {
  expect(parse(query)).toEqual({});
});
