import { addDays, today } from './dates.ts';
import { emptyForm, type TripRequestForm } from './form.ts';

/** A form with valid answers on every step: Kenya for ten nights, two adults, no children. For tests and stories. */
export function filledForm(changes: Partial<TripRequestForm> = {}): TripRequestForm {
  return {
    ...emptyForm(),
    destinationNames: ['Kenya'],
    departureDate: addDays(today(), 200),
    totalNights: 10,
    numberOfAdults: '2',
    adultAgeGroups: ['40-49'],
    travelingWithChildren: false,
    tripType: ['SAFARI', 'NATURE'],
    tripDescription: 'We are celebrating twenty years together and would like to see the river crossings without a crowd.',
    budgetPerPersonUSD: 8000,
    budgetFlexibility: 0.2,
    traveler: {
      firstName: 'Dana',
      lastName: 'Rowe',
      email: 'dana.rowe@example.com',
      phone: { prefix: '+1', number: '212 555 0134' },
      countryOfResidence: 'US',
    },
    ...changes,
  };
}
