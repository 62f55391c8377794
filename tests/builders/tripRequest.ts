import type { TripRequestInput } from '@farwend/api-contract';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';

/** A trip request as the form sends it. */
export type TripRequestBody = z.input<typeof TripRequestInput>;

/** A valid request of a new traveler; overrides replace whole fields. */
export function tripRequestBody(overrides: Partial<TripRequestBody> = {}): TripRequestBody {
  return {
    destinationNames: ['Kenya'],
    departureDate: daysAhead(120),
    totalNights: 12,
    numberOfAdults: '2',
    tripType: ['SAFARI'],
    tripDescription: 'We would like to see the great rivers and walk a little each day.',
    budgetPerPersonUSD: 8000,
    budgetFlexibility: 0.2,
    travelers: [{ email: newEmail(), givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'US' }],
    ...overrides,
  };
}

/** A new email address. */
export function newEmail(): string {
  return `guest-${randomUUID().slice(0, 13)}@example.org`;
}

/** A day from today, yyyy-mm-dd in UTC. */
export function daysAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
