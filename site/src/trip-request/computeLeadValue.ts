import { partySize } from '@farwend/api-contract/rules';
import type { TripRequestForm } from './form.ts';

/** Budget per person times party size, in whole US dollars; the value of the lead in analytics. */
export function computeLeadValue(form: TripRequestForm): number {
  return form.budgetPerPersonUSD * partySize(form.numberOfAdults, form.numberOfChildren);
}
