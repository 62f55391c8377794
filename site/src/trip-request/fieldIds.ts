import type { FieldName } from './form.ts';

/** The inputs that are not named after their answer. */
const otherIds: Partial<Record<FieldName, string>> = {
  destinationNames: 'trf-destination-locations',
  destinationOpen: 'trf-destination-locations',
  basedOnItinerary: 'trf-destination-locations',
  requestedCompany: 'trf-destination-locations',
  includeNewsletter: 'trf-newsletter',
};

/** Ids of the sign-in fields between contact and phone; their values are not part of the form. */
export const USERNAME_ID = 'trf-already-username';
export const SECRET_ID = 'trf-already-secret';

/** Id of the step's `h1`. */
export const QUESTION_ID = 'step-question';

/** Id of the field's input (of the fieldset, for a group): `trf-total-nights`. */
export function idOf(field: FieldName): string {
  return otherIds[field] ?? `trf-${field.replaceAll(/[A-Z]+/g, (letters) => `-${letters.toLowerCase()}`)}`;
}

/** Id of the review's button that changes the field. */
export function reviewButtonId(field: FieldName): string {
  return `review-${field}`;
}
