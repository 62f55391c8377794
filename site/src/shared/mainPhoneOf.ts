import type { Phone, Phones } from './phones.ts';

/** The number for sentences that name only one. */
export function mainPhoneOf({ call, contact }: Phones): Phone | null {
  return call ?? contact;
}
