import { partySize } from '@farwend/api-contract/rules';
import type { TripRequestForm } from './form.ts';

/** Budget per person times the people, whole US dollars; analytics call it the value of the lead. */
export function leadValue(form: TripRequestForm): number {
  return form.budgetPerPersonUSD * partySize(form.numberOfAdults, form.numberOfChildren);
}
