import { partySize } from '@farwend/api-contract/rules';
import { parseDollars } from './parseDollars.ts';
import type { TripRequestForm } from './form.ts';

/** Budget per person times party size, in whole US dollars; the value of the lead in analytics. */
export function computeLeadValue(form: TripRequestForm): number {
  return findBudgetPerPerson(form) * partySize(form.numberOfAdults, form.numberOfChildren);
}

/** The budget per person: the visitor's own figure, else the band; 0 while neither is known. */
export function findBudgetPerPerson({ ownBudgetPerPersonUSD, budgetPerPersonUSD }: TripRequestForm): number {
  return parseDollars(ownBudgetPerPersonUSD) || budgetPerPersonUSD;
}
