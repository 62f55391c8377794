import type { Phone } from './form.ts';

/** Contact details from the signed-in traveller's account; "" and null where the account has none. */
export interface AccountDetails {
  firstName: string;
  lastName: string;
  email: string;
  phone: Phone | null;
  /** ISO 3166 alpha-2, or "". */
  countryOfResidence: string;
}
