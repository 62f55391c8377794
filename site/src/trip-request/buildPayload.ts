import type { Contract } from '@farwend/api-contract';
import type { CallInput } from '@farwend/api-contract/client';
import {
  comforts,
  contactMethods,
  contactTimes,
  departureSpans,
  normalizePhoneNumber,
  OPEN_DESTINATION,
  paces,
  partySize,
  tripRequestLimits,
  type TripType,
  tripTypes,
} from '@farwend/api-contract/rules';
import { cleanText, cleanLines } from './cleanText.ts';
import { findPhonePrefix } from './findPhoneCountry.ts';
import type { TripRequestForm } from './form.ts';
import { computeLeadValue } from './computeLeadValue.ts';
import { findPlace, type Place } from './minimumStay.ts';
import { parseDollars } from './parseDollars.ts';

/** Body of POST /v3/trip_requests. */
export type TripRequestBody = CallInput<Contract['tripRequests']['create']>['body'];

/** Data sent along with the answers. */
export interface PayloadOptions {
  formId: string;
  formVersion: string;
  /** Places loaded so far, to send the ids of the chosen ones. */
  places: readonly Place[];
  /** Client id from the analytics cookie, if any. */
  googleClientId?: string | undefined;
  /** Saves a draft instead of sending the request. */
  isDraft?: boolean | undefined;
  /** The visitor chose to send the request even though it is a duplicate. */
  allowDuplicate?: boolean | undefined;
}

/** Builds the body of the request from the answers. */
export function buildPayload(form: TripRequestForm, facts: PayloadOptions): TripRequestBody {
  const names = cleanDestinations(form);
  const { traveler } = form;
  const phone = { prefix: findPhonePrefix(form), number: normalizePhoneNumber(traveler.phone.number) };
  const person = { email: cleanText(traveler.email), countryOfResidence: traveler.countryOfResidence };
  const [firstName, lastName] = [cleanText(traveler.firstName), cleanText(traveler.lastName)];
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
    tripTitle: buildTripTitle(form, names),
    tripDescription: cleanLines(form.tripDescription),
    budgetPerPersonUSD: form.budgetPerPersonUSD,
    totalBudget: computeLeadValue(form),
    budgetIncludesFlights: form.budgetIncludesFlights,
    budgetFlexibility: form.budgetFlexibility,
    includeNewsletter: form.includeNewsletter,
    consultation: false,
    status: facts.isDraft ? 'DRAFT' : 'PENDING',
    traveler: { ...person, firstName, lastName, phone: phone.number ? phone : null },
    travelers: [{ ...person, givenName: firstName, familyName: lastName, phone: phone.number ? phone : null, isPrimary: true }],
    formId: facts.formId,
    formVersion: facts.formVersion,
    ...buildWishes(form),
    ...(form.basedOnItinerary ? { basedOnItinerary: form.basedOnItinerary, basedOnItineraryId: form.basedOnItinerary.id } : {}),
    ...(form.requestedCompany ? { requestedCompanyId: form.requestedCompany.id, mayAskOthers: form.mayAskOthers } : {}),
    ...(facts.googleClientId ? { googleClientId: facts.googleClientId } : {}),
    ...(facts.allowDuplicate ? { allowDuplicate: true } : {}),
  };
}

/** The optional answers that were given. */
function buildWishes(form: TripRequestForm): Partial<TripRequestBody> {
  const span = form.flexibleDepartureDate ? departureSpans.find((each) => each === form.departureSpan) : undefined;
  const comfort = comforts.find((each) => each === form.comfort);
  const pace = paces.find((each) => each === form.pace);
  const ownBudget = parseDollars(form.ownBudgetPerPersonUSD);
  const methods = contactMethods.filter((each) => form.contactMethods.includes(each));
  const times = contactTimes.filter((each) => form.contactTimes.includes(each));
  return {
    ...(span && { departureSpan: span }),
    ...(comfort && { comfort }),
    ...(form.rooms && { rooms: Number(form.rooms) }),
    ...(pace && { pace }),
    ...(ownBudget && { ownBudgetPerPersonUSD: ownBudget }),
    ...(methods.length > 0 && { contactMethods: methods }),
    ...(times.length > 0 && { contactTimes: times }),
  };
}

/** Builds a title like "10 nights in Kenya and Tanzania for 4 people". */
export function buildTripTitle(form: TripRequestForm, names: readonly string[] = cleanDestinations(form)): string {
  const nights = form.totalNights === 1 ? '1 night' : `${form.totalNights} nights`;
  const people = partySize(form.numberOfAdults, form.numberOfChildren);
  const where = names.length > 0 ? ` in ${new Intl.ListFormat('en', { type: 'conjunction' }).format(names)}` : '';
  const text = `${nights}${where} for ${people === 1 ? '1 person' : `${people} people`}`;
  const { titleLength } = tripRequestLimits;
  const characters = [...text];
  return characters.length > titleLength ? `${characters.slice(0, titleLength - 1).join('')}…` : text;
}

/** The places as typed, cleaned and without empty ones. */
function cleanDestinations({ destinationNames, destinationOpen }: TripRequestForm): string[] {
  return destinationOpen ? [] : destinationNames.map(cleanText).filter(Boolean);
}

type AdultGroup = NonNullable<TripRequestBody['adultAgeGroups']>[number];
type ChildGroup = NonNullable<TripRequestBody['childAgeGroups']>[number];
const isAdultGroup = (text: string): text is AdultGroup => /^(?:18-29|30-39|40-49|50-59|60-69|70\+)$/.test(text);
const isChildGroup = (text: string): text is ChildGroup => /^(?:0-2|3-5|6-9|10-12|13-17)$/.test(text);
const isTripType = (text: string): text is TripType => tripTypes.some((type) => type === text);
