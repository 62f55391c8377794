import { budgetPerPerson } from '@farwend/api-contract';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { TripFacts } from './tripFacts.ts';
import { selectCountries, selectPerson } from './loadTripFacts.sql.ts';

/** Loads the input of rules and lead scores. */
export async function loadTripFacts(row: TripRequestRow, { db }: CallContext): Promise<TripFacts> {
  const primary = row.travelers.find((member) => member.isPrimary) ?? row.travelers[0];
  const [countries, [person]] = await Promise.all([
    db.run(selectCountries, { countryCodes: row.countryCodes }),
    db.run(selectPerson, { travelerId: primary?.travelerId ?? null, id: row.id }),
  ]);
  return {
    destinationNames: row.destinationNames,
    countryCodes: row.countryCodes,
    countries,
    departureDate: row.departureDate,
    flexibleDepartureDate: row.flexibleDepartureDate,
    totalNights: row.totalNights,
    numberOfAdults: row.numberOfAdults,
    adultAgeGroups: row.adultAgeGroups,
    tripType: row.tripType,
    tripDescription: row.tripDescription,
    budgetPerPersonUSD: budgetPerPerson(row),
    budgetFlexibility: row.budgetFlexibility,
    basedOnItinerary: row.basedOnItineraryId !== null,
    email: primary?.email ?? '',
    phone: primary?.phone ?? null,
    riskFlags: row.riskFlags,
    emailVerified: person?.email_verified === true || row.verifications.email?.value === true,
    phoneVerified: row.verifications.phone?.value === true,
    ssoLinked: person?.sso_linked === true,
    earlierTrips: person?.earlier_trips ?? 0,
    today: new Date().toISOString().slice(0, 10),
  };
}
