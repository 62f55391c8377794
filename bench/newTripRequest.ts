let counter = 0;
/** Builds the body of a trip request by a new traveler. */
export function newTripRequest(): string {
  counter += 1;
  return JSON.stringify({
    destinationNames: ['Kenya'],
    departureDate: '2028-07-10',
    totalNights: 10,
    numberOfAdults: '2',
    tripType: ['SAFARI'],
    budgetPerPersonUSD: 8000,
    budgetFlexibility: 0.2,
    source: 'STAFF',
    travelers: [{ email: `bench.${process.pid}.${counter}@example.com`, givenName: 'Bench', familyName: 'Mark', countryOfResidence: 'US' }],
  });
}
