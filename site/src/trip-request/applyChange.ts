import { optInCountries } from '@farwend/api-contract/rules';
import type { FieldChange, TripRequestForm } from './form.ts';

/**
 * Returns the answers after a change and its consequences: without children their fields are emptied, without flexible
 * dates the span; the country sets the phone prefix and
 * the newsletter, which is not preselected for residents of `optIn` countries (ISO 3166 alpha-2).
 */
export function applyChange(
  form: TripRequestForm,
  { name, value }: FieldChange,
  optIn: readonly string[] = optInCountries,
): TripRequestForm {
  switch (name) {
    case 'firstName':
    case 'lastName':
    case 'email':
      return { ...form, traveler: { ...form.traveler, [name]: value } };
    case 'phone':
      return {
        ...form,
        traveler: { ...form.traveler, phone: { prefix: value.prefix, number: value.number } },
        phoneCountry: value.country,
      };
    case 'countryOfResidence':
      return {
        ...form,
        traveler: { ...form.traveler, countryOfResidence: value },
        includeNewsletter: form.newsletterChosen ? form.includeNewsletter : !optIn.includes(value),
      };
    case 'includeNewsletter':
      return { ...form, includeNewsletter: value, newsletterChosen: true };
    case 'travelingWithChildren':
      return { ...form, travelingWithChildren: value, ...(value ? {} : { numberOfChildren: null, childAgeGroups: [] }) };
    case 'flexibleDepartureDate':
      return { ...form, flexibleDepartureDate: value, ...(value ? {} : { departureSpan: '' }) };
    case 'destinationOpen':
      return { ...form, destinationOpen: value, ...(value ? { destinationNames: [''] } : {}) };
    default:
      return { ...form, [name]: value };
  }
}
