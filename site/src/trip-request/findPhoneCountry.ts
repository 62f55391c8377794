import { countryOfPrefix, phoneCountries } from '@farwend/design-system';
import type { TripRequestForm } from './form.ts';

/** The country (ISO 3166 alpha-2) whose prefix is shown: the chosen one, else that of the number's own prefix, else that of residence. */
export function findPhoneCountry({ phoneCountry, traveler: { phone, countryOfResidence } }: TripRequestForm): string {
  const ownCountry = phone.number === '' ? undefined : countryOfPrefix(phone.prefix, countryOfResidence);
  return phoneCountry || (ownCountry ?? countryOfResidence);
}

/** The prefix that is shown and sent with the number. */
export function findPhonePrefix(form: TripRequestForm): string {
  const [country] = phoneCountries([{ isoCode2: findPhoneCountry(form), name: '' }]);
  return country?.prefix ?? form.traveler.phone.prefix;
}
