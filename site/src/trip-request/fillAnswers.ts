import { budgetFlexibilities, namedPlaces } from '@farwend/api-contract/rules';
import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { TripRequestForm } from './form.ts';

type AnswerName =
  | 'destinationNames'
  | 'departureDate'
  | 'flexibleDepartureDate'
  | 'departureSpan'
  | 'totalNights'
  | 'numberOfAdults'
  | 'adultAgeGroups'
  | 'numberOfChildren'
  | 'childAgeGroups'
  | 'tripType'
  | 'tripDescription'
  | 'comfort'
  | 'rooms'
  | 'pace'
  | 'budgetPerPersonUSD'
  | 'ownBudgetPerPersonUSD'
  | 'budgetIncludesFlights'
  | 'budgetFlexibility'
  | 'includeNewsletter'
  | 'contactMethods'
  | 'contactTimes';

/** The answers as the server stores them, in a request or a draft. */
export type StoredAnswers = Pick<ReplyOf<Contract['tripRequests']['create']>, AnswerName>;

/** Fills in the answers as the server stores them; the traveller, and anything the server does not return, is unchanged. */
export function fillAnswers(form: TripRequestForm, answers: StoredAnswers): TripRequestForm {
  const { destinationNames, departureDate, numberOfChildren, budgetPerPersonUSD, budgetFlexibility } = answers;
  const places = namedPlaces(destinationNames);
  return {
    ...form,
    destinationNames: places.length > 0 ? places : [''],
    destinationOpen: places.length === 0,
    departureDate: departureDate ?? '',
    flexibleDepartureDate: answers.flexibleDepartureDate,
    departureSpan: answers.departureSpan ?? '',
    totalNights: answers.totalNights,
    numberOfAdults: answers.numberOfAdults,
    adultAgeGroups: answers.adultAgeGroups,
    travelingWithChildren: (numberOfChildren ?? 0) > 0,
    numberOfChildren,
    childAgeGroups: answers.childAgeGroups,
    tripType: answers.tripType,
    tripDescription: answers.tripDescription,
    comfort: answers.comfort ?? '',
    rooms: answers.rooms ? String(answers.rooms) : '',
    pace: answers.pace ?? '',
    budgetPerPersonUSD: budgetPerPersonUSD ?? form.budgetPerPersonUSD,
    ownBudgetPerPersonUSD: answers.ownBudgetPerPersonUSD ? answers.ownBudgetPerPersonUSD.toLocaleString('en-US') : '',
    budgetIncludesFlights: answers.budgetIncludesFlights,
    budgetFlexibility: budgetFlexibilities.find((each) => each === budgetFlexibility) ?? null,
    includeNewsletter: answers.includeNewsletter ?? form.includeNewsletter,
    contactMethods: answers.contactMethods ?? [],
    contactTimes: answers.contactTimes ?? [],
  };
}
