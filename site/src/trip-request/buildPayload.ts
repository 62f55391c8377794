import type { Contract } from '@farwend/api-contract';
import type { Input } from '@farwend/api-contract/client';
import { OPEN_DESTINATION, partySize, type TripType, tripTypes } from '@farwend/api-contract/rules';
import { clean, cleanLines } from './clean.ts';
import type { TripRequestForm } from './form.ts';
import { leadValue } from './leadValue.ts';
import { findPlace, type Place } from './minimumStay.ts';

/** Body of POST /v3/trip_requests. */
export type TripRequestBody = Input<Contract['tripRequests']['create']>['body'];

/** What goes with the answers. */
export interface PayloadFacts {
  formId: string;
  formVersion: string;
  /** Places known by now, to name the chosen ones by id. */
  places: readonly Place[];
  /** Client id of the analytics cookie, when there is one. */
  googleClientId?: string | undefined;
  /** Kept for later instead of sent. */
  isDraft?: boolean | undefined;
  /** The person said to send although the same request was sent before. */
  allowDuplicate?: boolean | undefined;
}

/** The answers as the API takes them. */
export function payload(form: TripRequestForm, facts: PayloadFacts): TripRequestBody {
  const names = destinations(form);
  const { traveler } = form;
  const phone = { prefix: traveler.phone.prefix, number: clean(traveler.phone.number) };
  const person = { email: clean(traveler.email), countryOfResidence: traveler.countryOfResidence };
  const [firstName, lastName] = [clean(traveler.firstName), clean(traveler.lastName)];
  return {
    destinationNames: form.destinationOpen ? [OPEN_DESTINATION] : names,
    destinations: names.flatMap((name) => {
      const place = findPlace(name, facts.places);
      return place ? [{ id: place.id, name: place.name }] : [];
    }),
    departureDate: `${form.departureDate}T00:00:00.000Z`,
    flexibleDepartureDate: form.flexibleDepartureDate,
    totalNights: form.totalNights,
    numberOfAdults: form.numberOfAdults,
    adultAgeGroups: form.adultAgeGroups.filter(isAdultGroup),
    numberOfChildren: form.numberOfChildren,
    childAgeGroups: form.childAgeGroups.filter(isChildGroup),
    tripType: form.tripType.filter(isTripType),
    tripTitle: title(form, names),
    tripDescription: cleanLines(form.tripDescription),
    budgetPerPersonUSD: form.budgetPerPersonUSD,
    totalBudget: leadValue(form),
    budgetIncludesFlights: form.budgetIncludesFlights,
    budgetFlexibility: form.budgetFlexibility,
    includeNewsletter: form.includeNewsletter,
    consultation: false,
    status: facts.isDraft ? 'DRAFT' : 'PENDING',
    traveler: { ...person, firstName, lastName, phone: phone.number ? phone : null },
    travelers: [{ ...person, givenName: firstName, familyName: lastName, phone: phone.number ? phone : null, isPrimary: true }],
    formId: facts.formId,
    formVersion: facts.formVersion,
    ...(form.basedOnItinerary ? { basedOnItinerary: form.basedOnItinerary, basedOnItineraryId: form.basedOnItinerary.id } : {}),
    ...(facts.googleClientId ? { googleClientId: facts.googleClientId } : {}),
    ...(facts.allowDuplicate ? { allowDuplicate: true } : {}),
  };
}

/** "10 nights in Kenya and Tanzania for 4 people". */
export function title(form: TripRequestForm, names: readonly string[] = destinations(form)): string {
  const nights = form.totalNights === 1 ? '1 night' : `${form.totalNights} nights`;
  const people = partySize(form.numberOfAdults, form.numberOfChildren);
  const where = names.length > 0 ? ` in ${new Intl.ListFormat('en', { type: 'conjunction' }).format(names)}` : '';
  const whole = `${nights}${where} for ${people === 1 ? '1 person' : `${people} people`}`;
  return whole.length > 200 ? `${whole.slice(0, 199)}…` : whole;
}

/** The places as they were typed, cleaned, empty ones dropped. */
function destinations({ destinationNames, destinationOpen }: TripRequestForm): string[] {
  return destinationOpen ? [] : destinationNames.map(clean).filter(Boolean);
}

type AdultGroup = NonNullable<TripRequestBody['adultAgeGroups']>[number];
type ChildGroup = NonNullable<TripRequestBody['childAgeGroups']>[number];
const isAdultGroup = (text: string): text is AdultGroup => /^(?:18-29|30-39|40-49|50-59|60-69|70\+)$/.test(text);
const isChildGroup = (text: string): text is ChildGroup => /^(?:0-2|3-5|6-9|10-12|13-17)$/.test(text);
const isTripType = (text: string): text is TripType => tripTypes.some((type) => type === text);
