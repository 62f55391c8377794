import type { FieldName, FieldValues, TripRequestForm } from './form.ts';

/** The current value of a field. */
export function getFieldValue(form: TripRequestForm, name: FieldName): FieldValues[FieldName] {
  switch (name) {
    case 'firstName':
    case 'lastName':
    case 'email':
    case 'countryOfResidence':
      return form.traveler[name];
    case 'phone':
      return { ...form.traveler.phone, country: form.phoneCountry };
    default:
      return form[name];
  }
}
