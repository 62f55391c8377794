import { applyChange } from './applyChange.ts';
import type { TripRequestContext } from './context.ts';
import { emptyForm, type TripRequestForm } from './form.ts';
import type { AccountDetails } from './AccountDetails.ts';
import { indexOf } from './steps.ts';

/** Fills in account details: the email address always, everything else only where the field is empty. */
export function fillAccountDetails(
  { form, lastCompletedStep, optIn }: Pick<TripRequestContext, 'form' | 'lastCompletedStep'> & { optIn?: readonly string[] },
  person: AccountDetails,
): TripRequestForm {
  const { traveler } = form;
  // The country is preselected, so until the last step is completed it is not the visitor's choice.
  const isCountryOpen = traveler.countryOfResidence === emptyForm().traveler.countryOfResidence && lastCompletedStep < indexOf('phone');
  const accountPhone = traveler.phone.number === '' ? person.phone : null;
  const filled = {
    ...form,
    phoneCountry: accountPhone ? '' : form.phoneCountry, // the number brings its own prefix
    traveler: {
      ...traveler,
      firstName: traveler.firstName || person.firstName,
      lastName: traveler.lastName || person.lastName,
      email: person.email || traveler.email,
      phone: accountPhone ?? traveler.phone,
    },
  };
  const country = (isCountryOpen && person.countryOfResidence) || traveler.countryOfResidence;
  // applyChange also sets the newsletter box by country.
  return applyChange(filled, { name: 'countryOfResidence', value: country }, optIn);
}
