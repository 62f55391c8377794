import { budgetOptions, budgetPerPerson, partySize } from '@farwend/api-contract';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { PartyMemberRow, TripRequestRow } from './tripRequest.model.ts';
import { listDestinations } from './listDestinations.ts';

type SourceFields = Pick<
  TripRequestRow,
  | 'destinationNames'
  | 'departureDate'
  | 'totalNights'
  | 'numberOfAdults'
  | 'numberOfChildren'
  | 'budgetPerPersonUSD'
  | 'ownBudgetPerPersonUSD'
  | 'budgetFlexibility'
  | 'tripDescription'
  | 'travelers'
  | 'reference'
>;
type Groups = Pick<TripRequestRow, 'numberOfAdults' | 'adultAgeGroups' | 'numberOfChildren' | 'childAgeGroups'>;

/** The columns derived from the others: return date, totals and search text. */
export function deriveFields(facts: SourceFields): Pick<TripRequestRow, 'returnDate' | 'totalBudget' | 'budgetCeilingUSD' | 'searchText'> {
  const totalBudget = budgetPerPerson(facts) * partySize(facts.numberOfAdults, facts.numberOfChildren);
  return {
    returnDate: facts.departureDate === null ? null : addDays(facts.departureDate, facts.totalNights),
    totalBudget,
    budgetCeilingUSD: Math.round(totalBudget * (1 + Math.min(facts.budgetFlexibility ?? 0, 0.5))),
    searchText: toPlainText(
      [facts.reference, ...facts.destinationNames, ...facts.travelers.flatMap(listSearchWords), facts.tripDescription.slice(0, 500)].join(
        ' ',
      ),
    ),
  };
}

type TitleFacts = Pick<TripRequestRow, 'destinationNames' | 'totalNights' | 'numberOfAdults' | 'numberOfChildren'>;

const listFormat = new Intl.ListFormat('en');

/** "10 nights in Kenya and Tanzania for two". */
export function buildDefaultTitle({ destinationNames, totalNights, numberOfAdults, numberOfChildren }: TitleFacts): string {
  const where = listFormat.format(listDestinations(destinationNames).slice(0, 3));
  const people = partySize(numberOfAdults, numberOfChildren);
  return `${totalNights} nights in ${where} for ${people === 1 ? 'one' : people === 2 ? 'two' : people}`;
}

/** Throws 422 for more age groups than people. */
export function checkGroups({ numberOfAdults, adultAgeGroups, numberOfChildren, childAgeGroups }: Groups): void {
  const adults = Number(numberOfAdults);
  const children = numberOfChildren ?? 0;
  if (adultAgeGroups.length > adults)
    throw fieldFailure('/adultAgeGroups', 'tooBig', `Select no more than ${adults} age groups for ${adults} adults`);
  if (childAgeGroups.length > children)
    throw fieldFailure('/childAgeGroups', 'tooBig', `Select no more than ${children} age groups for ${children} children`);
}

/** Travelers choose a budget band; `isFree`: staff may enter any amount. */
export function checkBudget(budgetPerPersonUSD: number, isFree: boolean): void {
  if (isFree || budgetOptions.some((option) => option === budgetPerPersonUSD)) return;
  throw fieldFailure('/budgetPerPersonUSD', 'notAllowed', `Must be one of ${budgetOptions.join(', ')}`);
}

/** Throws 422 for a span of a departure that is not flexible. */
export function checkSpan({ departureSpan, flexibleDepartureDate }: Pick<TripRequestRow, 'departureSpan' | 'flexibleDepartureDate'>): void {
  if (departureSpan !== null && !flexibleDepartureDate)
    throw fieldFailure('/departureSpan', 'notAllowed', 'A departure has a span only when flexibleDepartureDate is true');
}

function listSearchWords({ givenName, familyName, email }: PartyMemberRow): string[] {
  return [givenName, familyName, email];
}

/** Lower case without accents, like the database's plain_text. */
function toPlainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
