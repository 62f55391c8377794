import { preparedQuery } from '#src/database/prepared.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { CountryFacts, TripFacts } from '#src/screening/tripFacts.ts';

interface PersonRow {
  email_verified: boolean;
  sso_linked: boolean;
  earlier_trips: number;
}

/** What rules and scores look at of a trip request: the request, its countries, and who sent it. */
export async function tripFactsOf(row: TripRequestRow, { sequelize, transaction }: CallContext): Promise<TripFacts> {
  const primary = row.travelers.find((member) => member.isPrimary) ?? row.travelers[0];
  const [countries, [person]] = await Promise.all([
    preparedQuery<CountryFacts>(sequelize, 'screening.countries', selectCountries, [row.countryCodes], transaction),
    preparedQuery<PersonRow>(sequelize, 'screening.person', selectPerson, [primary?.travelerId ?? null, row.id], transaction),
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
    budgetPerPersonUSD: row.budgetPerPersonUSD,
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

const selectCountries = `
  SELECT served, min_budget_per_person_night_usd AS "minBudgetPerPersonNightUSD", typical_night_low_usd AS "typicalNightLowUSD",
    typical_night_high_usd AS "typicalNightHighUSD", lead_time_days AS "leadTimeDays"
  FROM country_settings WHERE country_code = ANY ($1)`;

const selectPerson = `
  SELECT u.email_verified_at IS NOT NULL AS email_verified, EXISTS (SELECT FROM user_identities i WHERE i.user_id = u.id) AS sso_linked,
    greatest(t.trip_count, (SELECT count(*) FROM trip_requests r WHERE r.traveler_ids @> ARRAY[t.id] AND r.id <> $2
      AND r.status IN ('BOOKED', 'TRAVELING', 'COMPLETED')))::int AS earlier_trips
  FROM travelers t LEFT JOIN users u ON u.id = t.user_id WHERE t.id = $1::uuid`;
