import type { TripRequestForm } from './form.ts';
import { startForm, type TripStart } from './tripStart.ts';

/** Whether the form was begun with this already, or says the same. */
export function hasStart(form: TripRequestForm, start: TripStart): boolean {
  if (start.itinerary) return form.basedOnItinerary?.id === start.itinerary.id;
  if (start.company) return form.requestedCompany?.id === start.company.id;
  return JSON.stringify(startForm(form, start)) === JSON.stringify(form);
}
