import { tripRequestStatuses } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import type { Trip, TripStatus } from './trip.ts';
import { describeProgress } from './describeProgress.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const trip = (status: TripStatus, since = '2026-11-20T12:00:00Z'): Trip => ({
  id: '1',
  reference: 'TR-772725',
  status,
  since,
  places: ['Lofoten Islands'],
  title: '8 nights in Lofoten Islands',
  departure: '2027-02-18',
  return: '2027-02-26',
  isFlexible: false,
  nights: 8,
  adults: '2',
  children: 0,
  budget: 8000,
  description: '',
  changeableUntil: null,
  resumesOn: null,
  allowedTransitions: [],
  version: 1,
});

test.each(tripRequestStatuses)('%s is described in words, without its code', (status) => {
  const { status: words, next } = describeProgress(trip(status), now);
  expect(`${words} ${next}`).not.toMatch(/[A-Z]{4,}|_|undefined|Invalid/);
  expect(next).toMatch(/\.$/);
});

test('shows future deadlines and never promises past ones', () => {
  expect(describeProgress(trip('NEEDS_INFO'), now).next).toMatch('by 4 December 2026');
  expect(describeProgress(trip('MATCHED'), now).next).toMatch('answer by 22 November 2026');
  expect(describeProgress(trip('MATCHED', '2026-11-01T12:00:00Z'), now).next).not.toMatch('November');
  expect(describeProgress(trip('CANCELLED'), now).next).toMatch('until 18 February 2027');
  expect(describeProgress(trip('CANCELLED', '2026-01-01T00:00:00Z'), now).next).not.toMatch('until');
});
