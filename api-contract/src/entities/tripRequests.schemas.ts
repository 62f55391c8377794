import { z } from 'zod';
import { MAX_EMAIL_LENGTH } from '../rules/email.ts';
import { budgetFlexibilities, tripTypes } from '../rules/tripChoices.ts';
import { adultAgeGroups, childAgeGroups, tripRequestLimits } from '../rules/tripRequest.ts';
import * as field from '../schemas.ts';
import { tripMatchStatuses } from '../statuses/tripMatch.ts';
import { tripRequestStatuses } from '../statuses/tripRequest.ts';
import { ChecklistInput, ChecklistItem } from './checklist.schemas.ts';
import { workFields } from './tripRequestWork.schemas.ts';
import { newTripWishes, presentedTripWishes, tripWishes } from './tripWishes.schemas.ts';

const name = field.line(tripRequestLimits.nameLength, 1);
const flexibility = z.literal([...budgetFlexibilities]).nullable();

/** A member of the party in a response; contact data is null or masked for callers who may not see it. */
const PartyMember = z.object({
  travelerId: field.Id.nullable().describe('UUID of the traveler; null in a draft by somebody not signed in'),
  email: z.string().nullable(),
  givenName: z.string(),
  familyName: z.string().nullable(),
  countryOfResidence: field.Iso2,
  phone: field.Phone.nullable(),
  isPrimary: z.boolean().describe('Whether this is the contact person'),
});

/** A member of the party in a request. */
export const PartyMemberInput = z.strictObject({
  email: field.Email,
  givenName: name,
  familyName: name,
  countryOfResidence: field.Iso2,
  phone: field.Phone.nullish(),
  isPrimary: z.boolean().optional(),
  travelerId: field.Id.optional(),
});

const DestinationRef = z.object({ id: field.Id, name: z.string() });

/** yyyy-mm-dd, or an ISO date-time of which only the date part is stored. */
const DepartureDate = z
  .string()
  .transform((text) => (/^\d{4}-\d{2}-\d{2}T/.test(text) ? text.slice(0, 10) : text))
  .pipe(field.Day)
  .describe('Day of departure, yyyy-mm-dd; of a date-time, only the date part is stored');

/** The facts about the trip; also the fields that a PUT may change. */
export const tripFacts = {
  destinationNames: z
    .array(field.line(tripRequestLimits.destinationLength))
    .max(tripRequestLimits.destinations, 'You can add up to 8 destinations')
    .describe('Names of places as typed; empty ones are dropped'),
  destinations: z
    .array(z.strictObject({ id: field.Id, name: field.line(tripRequestLimits.destinationLength) }))
    .max(tripRequestLimits.destinations)
    .describe('UUIDs of those places that are known destinations; those that destinationNames names are added'),
  departureDate: DepartureDate,
  flexibleDepartureDate: z.boolean(),
  totalNights: z
    .int('Number of nights must be a number, like 10')
    .min(1, 'Enter how many nights you would like to travel')
    .max(tripRequestLimits.maxNights, 'Number of nights must be 90 or less. For a longer journey, call us'),
  numberOfAdults: z
    .string()
    .regex(/^(?:[1-9]|1[0-6])$/, 'Select how many adults are travelling')
    .describe('1 to 15, or 16 for 16 or more'),
  adultAgeGroups: z.array(z.enum(adultAgeGroups)).max(adultAgeGroups.length),
  numberOfChildren: z.int().min(0).max(tripRequestLimits.maxChildren).nullable(),
  childAgeGroups: z.array(z.enum(childAgeGroups)).max(childAgeGroups.length),
  basedOnItineraryId: field.Id.nullable(),
  mayAskOthers: z.boolean().describe('false: only the requested company is asked'),
  tripType: z.array(z.enum(tripTypes)).max(tripRequestLimits.maxTripTypes, 'Select no more than 6 types of trip'),
  tripTitle: field.line(tripRequestLimits.titleLength),
  tripDescription: field.paragraphs(tripRequestLimits.descriptionLength),
  budgetPerPersonUSD: field.Usd,
  budgetIncludesFlights: z.boolean(),
  budgetFlexibility: flexibility,
  includeNewsletter: z.boolean(),
  consultation: z.boolean(),
  ...tripWishes,
};

/** Body of POST: the payload of the specification, and our optional additions. */
export const TripRequestInput = z.strictObject({
  ...tripFacts,
  destinationNames: tripFacts.destinationNames.default([]),
  destinations: tripFacts.destinations.default([]),
  flexibleDepartureDate: z.boolean().default(false),
  adultAgeGroups: tripFacts.adultAgeGroups.default([]),
  numberOfChildren: tripFacts.numberOfChildren.default(null),
  childAgeGroups: tripFacts.childAgeGroups.default([]),
  basedOnItineraryId: field.Id.nullish(),
  basedOnItinerary: z.unknown().optional().describe('The form’s copy of the itinerary; ignored in favour of basedOnItineraryId'),
  requestedCompanyId: field.Id.nullish().describe('The company page that the form was begun on: its company is asked first'),
  mayAskOthers: tripFacts.mayAskOthers.default(true),
  tripType: tripFacts.tripType.default([]),
  tripTitle: field.line(tripRequestLimits.titleLength).optional(),
  tripDescription: tripFacts.tripDescription.default(''),
  budgetPerPersonUSD: field.Usd.default(0),
  budgetIncludesFlights: z.boolean().default(false),
  budgetFlexibility: flexibility.default(null),
  includeNewsletter: z.boolean().default(true),
  ...newTripWishes,
  consultation: z.boolean().default(false),
  totalBudget: z.number().optional().describe('Recomputed by the server'),
  traveler: z
    .strictObject({
      firstName: field.line(tripRequestLimits.nameLength),
      lastName: field.line(tripRequestLimits.nameLength),
      email: z.string().max(MAX_EMAIL_LENGTH),
      phone: field.Phone.nullish(),
      countryOfResidence: z.string().max(2),
    })
    .partial()
    .optional()
    .describe('The traveler of the form; travelers[0] takes precedence'),
  travelers: z.array(PartyMemberInput).max(12).default([]),
  googleClientId: field.line(120).nullish(),
  status: z.enum(['PENDING', 'DRAFT']).default('PENDING'),
  source: z.enum(['WEB', 'STAFF', 'PHONE', 'IMPORT']).default('WEB').describe('STAFF, PHONE and IMPORT are for staff'),
  formId: z
    .string()
    .regex(/^[\w-]{8,128}$/, 'Use 8 to 128 letters, digits, - or _')
    .optional()
    .describe('Id of the form, whose draft becomes the request'),
  formVersion: field.line(40).optional(),
  viewId: field.Id.nullish(),
  landingUrl: field.withoutCredentials(field.line(2000)).nullish(),
  allowDuplicate: z.boolean().default(false).describe('true: submit even if the same request was submitted within the last 24 hours'),
});

const VerifiedItem = z.object({ value: z.boolean(), by: field.Id.nullable(), at: field.Timestamp.nullable() });
const Verifications = z.object({
  email: VerifiedItem,
  phone: VerifiedItem,
  dates: VerifiedItem,
  budget: VerifiedItem,
  identity: VerifiedItem,
  method: z.enum(['CALL', 'EMAIL', 'LINK', 'DOCUMENT']).nullable(),
  note: z.string().nullable(),
});

const Visibilities = z.object({
  visibleToPartnerIds: z.array(field.Id).nullable().describe('UUIDs of the only partners that may see it; null for all'),
  hiddenFromPartnerIds: z.array(field.Id),
  hideBudget: z.boolean(),
  hideContact: z.boolean(),
});

const Score = z.object({
  type: z.enum(['LEAD_QUALITY', 'INTENT', 'BUDGET_FIT', 'COMPLETENESS', 'FRAUD_RISK']),
  value: z.number().min(0).max(100),
  source: z.enum(['RULES', 'MANUAL']),
  reasons: z.array(z.string()),
  at: field.Timestamp,
  byId: field.Id.nullable(),
});

/** A trip request as visible to the caller; fields for staff are absent for others. */
export const TripRequest = z
  .object({
    id: field.Id,
    reference: z.string().describe('TR- and six characters, for use in conversation'),
    ...field.statusFields(tripRequestStatuses),
    statusReasonCode: z.string().nullable(),
    statusNote: z.string().nullable().optional(),
    destinationNames: z.array(z.string()),
    destinations: z.array(DestinationRef),
    departureDate: field.Day.nullable(),
    flexibleDepartureDate: z.boolean(),
    returnDate: field.Day.nullable().describe('departureDate plus totalNights'),
    totalNights: z.int(),
    numberOfAdults: z.string(),
    adultAgeGroups: z.array(z.string()),
    numberOfChildren: z.int().nullable(),
    childAgeGroups: z.array(z.string()),
    basedOnItineraryId: field.Id.nullable(),
    tripType: z.array(z.enum(tripTypes)),
    tripTitle: z.string(),
    tripDescription: z.string(),
    budgetPerPersonUSD: z.int().nullable().describe('The chosen band, 0 if none is; null when it is hidden from the caller'),
    totalBudget: z.int().nullable().describe('ownBudgetPerPersonUSD, else budgetPerPersonUSD, times adults and children; null when hidden'),
    budgetIncludesFlights: z.boolean(),
    budgetFlexibility: z.number().nullable(),
    budgetCeilingUSD: z.int().nullable().describe('totalBudget increased by the flexibility, at most by half; null when hidden'),
    travelers: z.array(PartyMember),
    includeNewsletter: z.boolean().optional().describe('Staff and travelers'),
    ...presentedTripWishes,
    requestedCompanyId: field.Id.nullable().optional().describe('The company page that the form was begun on; staff and travelers'),
    mayAskOthers: z.boolean().optional().describe('Whether other companies may be asked too, as sent; staff and travelers'),
    consultation: z.boolean(),
    source: z.enum(['WEB', 'STAFF', 'PHONE', 'IMPORT']),
    formVersion: z.string().nullable(),
    formId: z.string().nullable(),
    editableUntil: field.Timestamp.nullable().describe('Until when the traveler may change it'),
    resumeOn: field.Day.nullable(),
    submittedAt: field.Timestamp.nullable(),
    qualifiedAt: field.Timestamp.nullable(),
    firstMatchedAt: field.Timestamp.nullable(),
    introducedAt: field.Timestamp.nullable(),
    bookedAt: field.Timestamp.nullable(),
    closedAt: field.Timestamp.nullable(),
    ...workFields,
    matchCountTarget: z.int().optional().describe('Staff only'),
    assignedToId: field.Id.nullable().optional().describe('Staff only'),
    matchingNotes: z.string().nullable().optional().describe('Staff only'),
    riskFlags: z.array(z.string()).optional().describe('Staff only'),
    tags: z.array(z.string()).optional().describe('Staff only: labels of our team'),
    followerIds: z.array(field.Id).optional().describe('Staff only'),
    checklistItems: z.array(ChecklistItem).optional().describe('Staff only'),
    verifications: Verifications.optional().describe('Staff only'),
    visibilities: Visibilities.optional().describe('Staff only'),
    scores: z.array(Score).optional().describe('Staff only'),
    screeningSummary: z
      .object({ pass: z.int(), warn: z.int(), fail: z.int(), open: z.int().describe('Criteria not answered yet') })
      .optional()
      .describe('Number of active criteria by outcome; staff only'),
    duplicateOfId: field.Id.nullable().optional().describe('Staff only'),
    lostReasonCode: z.string().nullable().optional().describe('Staff only'),
    lostNote: z.string().nullable().optional().describe('Staff only'),
    viewId: field.Id.nullable().optional().describe('Staff only'),
    googleClientId: z.string().nullable().optional().describe('Staff only'),
    landingUrl: z.string().nullable().optional().describe('Staff only'),
    partnerMatch: z
      .object({
        id: field.Id,
        status: z.enum(tripMatchStatuses),
        upToPartners: z.int().describe('Maximum number of partners the request is shared with'),
      })
      .optional()
      .describe('Agents only: the match of their company'),
    duplicate: z.boolean().optional().describe('true if this is an earlier identical request returned again'),
    inMyTrips: z
      .boolean()
      .optional()
      .describe('For the sender: true if the request is in their own list; otherwise the link in the confirmation email adds it'),
    resumeUrl: z.string().optional().describe('For the author of a draft: opens it on any device, for 30 days'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    createdById: field.Id.nullable(),
    updatedById: field.Id.nullable(),
    version: z.int(),
  })
  .meta({ id: 'TripRequest' });

/** The fields of a trip request that a line of a list shows. */
const lineFields = {
  id: true,
  reference: true,
  status: true,
  statusChangedAt: true,
  allowedTransitions: true,
  destinationNames: true,
  departureDate: true,
  flexibleDepartureDate: true,
  returnDate: true,
  totalNights: true,
  numberOfAdults: true,
  numberOfChildren: true,
  tripType: true,
  tripTitle: true,
  budgetPerPersonUSD: true,
  totalBudget: true,
  travelers: true,
  source: true,
  editableUntil: true,
  introducedAt: true,
  resumeOn: true,
  submittedAt: true,
  assignedToId: true,
  riskFlags: true,
  tags: true,
  nextDueAt: true,
  nextDueKind: true,
  dueState: true,
  leadScore: true,
  missingMatches: true,
  snoozedUntil: true,
  partnerMatch: true,
  createdAt: true,
  updatedAt: true,
  version: true,
} as const;

/** A trip request in a list: what a line of it shows, and more only if `fields` asks for it. */
export const TripRequestListItem = TripRequest.pick(lineFields)
  .extend(TripRequest.omit({ ...lineFields, duplicate: true, inMyTrips: true, resumeUrl: true }).partial().shape)
  .meta({ id: 'TripRequestListItem' });

const writable = {
  ...tripFacts,
  resumeOn: field.Day.nullable(),
  matchCountTarget: z.int().min(1).max(3),
  duplicateOfId: field.Id.nullable(),
  tags: field.Tags,
  checklistItems: ChecklistInput,
};
const readOnly = Object.keys(TripRequest.shape).filter((key) => !(key in writable));

/** Body of PUT /v3/trip_requests/{id}. */
export const TripRequestChange = field.changeOf(writable, readOnly);
