import { change } from './change.ts';
import type { TripRequestContext } from './context.ts';
import { emptyForm, type Phone, type TripRequestForm } from './form.ts';
import { indexOf } from './steps.ts';

/** What the server tells of somebody who has signed in; "" and null where it knows nothing. */
export interface KnownPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: Phone | null;
  /** ISO 3166 alpha-2, or "". */
  countryOfResidence: string;
}

/** The form with what is known of the person: the address is theirs, everything else only where nothing was typed. */
export function filledWith(
  { form, lastCompletedStep, optIn }: Pick<TripRequestContext, 'form' | 'lastCompletedStep'> & { optIn?: readonly string[] },
  person: KnownPerson,
): TripRequestForm {
  const { traveler } = form;
  // The form begins with a country; until the last step was passed nobody has said that it is right.
  const isCountryOpen = traveler.countryOfResidence === emptyForm().traveler.countryOfResidence && lastCompletedStep < indexOf('phone');
  const known = {
    ...form,
    traveler: {
      ...traveler,
      firstName: traveler.firstName || person.firstName,
      lastName: traveler.lastName || person.lastName,
      email: person.email || traveler.email,
      phone: traveler.phone.number === '' && person.phone ? person.phone : traveler.phone,
    },
  };
  const country = (isCountryOpen && person.countryOfResidence) || traveler.countryOfResidence;
  // The country says whether the newsletter's box may be ticked beforehand, however it came to be known.
  return change(known, { name: 'countryOfResidence', value: country }, optIn);
}

/** Whether two addresses reach the same mailbox. */
export function isSameEmail(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
