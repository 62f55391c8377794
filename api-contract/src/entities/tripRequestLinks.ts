import { z } from 'zod';
import { get, post, put } from '../call.ts';
import { anyone } from '../roles.ts';
import * as field from '../schemas.ts';
import { tripRequestLimits } from '../rules/tripRequest.ts';
import { TripRequest, tripFacts } from './tripRequests.schemas.ts';

const code = z
  .string()
  .min(1)
  .max(60)
  .describe('Code from the emailed link; valid for one request and one email address until either changes');
const CodeBody = z.strictObject({ code });
const exampleCode = 'aBcDeFgHiJkLmNoPqRsTuV';

/** A draft: the answers of a form abandoned after its contact step, with the person as typed. */
const TripRequestDraft = z
  .object({
    ...z.object(tripFacts).omit({ tripTitle: true, consultation: true }).shape,
    departureDate: field.Day.nullable(),
    requestedCompanyId: field.Id.nullable(),
    id: field.Id,
    formId: z.string().describe('Id of the form; submitting with it turns the draft into the request'),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: field.Phone.nullable(),
    countryOfResidence: field.Iso2,
    savedAt: field.Timestamp,
    expiresAt: field.Timestamp.describe('When it is deleted'),
  })
  .meta({ id: 'TripRequestDraft' });

/** The response of a call that must not reveal whether the request exists. */
const MailAccepted = z
  .object({ message: z.string().describe('The same sentence whether or not the request exists') })
  .meta({ id: 'MailAccepted' });

/** A submitted request as its traveler sees it through an emailed link, without an account. */
const GuestTripRequest = TripRequest.pick({
  id: true,
  reference: true,
  status: true,
  statusChangedAt: true,
  destinationNames: true,
  departureDate: true,
  flexibleDepartureDate: true,
  departureSpan: true,
  returnDate: true,
  totalNights: true,
  numberOfAdults: true,
  numberOfChildren: true,
  tripType: true,
  tripTitle: true,
  tripDescription: true,
  budgetPerPersonUSD: true,
  ownBudgetPerPersonUSD: true,
  budgetIncludesFlights: true,
  budgetFlexibility: true,
  editableUntil: true,
  submittedAt: true,
  version: true,
})
  .extend({
    givenName: z.string(),
    email: z.string(),
    hasAccount: z.boolean().describe('Whether the email address has an account with a password or single sign-on'),
    confirmed: z.boolean().describe('Whether the request is shown in the account of its email address'),
    canChange: z.boolean().describe('Whether it can still be changed: for 48 hours, until the first introduction'),
    canCancel: z.boolean(),
  })
  .meta({ id: 'GuestTripRequest' });

export const tripRequestDrafts = {
  resume: post('/v3/trip_request_drafts/{id}/resumptions', 'Resume a draft through its emailed link', {
    access: anyone,
    body: CodeBody,
    status: 200,
    reply: TripRequestDraft,
    description: 'On any device, for 30 days. Stops the reminders. A wrong code, a submitted request and a deleted draft all return 404.',
    example: { code: exampleCode },
  }),
  stop: post('/v3/trip_request_drafts/{id}/stops', 'Stop the emails about a draft, or delete it', {
    access: anyone,
    body: z.strictObject({ code, erase: z.boolean().default(false).describe('true: also delete the draft with all personal data') }),
    status: 204,
    example: { code: exampleCode },
  }),
};

const guestWritable = z.object(tripFacts).pick({
  destinationNames: true,
  departureDate: true,
  flexibleDepartureDate: true,
  departureSpan: true,
  totalNights: true,
  numberOfAdults: true,
  numberOfChildren: true,
  tripType: true,
  tripDescription: true,
  budgetPerPersonUSD: true,
  ownBudgetPerPersonUSD: true,
  budgetIncludesFlights: true,
  budgetFlexibility: true,
});

const guestChange = { ...guestWritable.partial().shape, code, version: field.BasedOn };
const guestReadOnly = Object.keys(GuestTripRequest.shape).filter((name) => !(name in guestChange));
const GuestTripRequestChange = z.strictObject({ ...field.readOnlyFields(guestReadOnly), ...guestChange }) as unknown as z.ZodObject<
  typeof guestChange,
  z.core.$strict
>;

export const guestTripRequests = {
  read: get('/v3/guest_trip_requests/{id}', 'Read a submitted request through its emailed link', {
    access: anyone,
    query: z.object({ code: code.default('') }), // a missing code returns 404 like a wrong one
    reply: GuestTripRequest,
    description: 'Works without an account for 30 days after submission, then returns 410. A wrong code returns 404.',
  }),
  update: put('/v3/guest_trip_requests/{id}', 'Update a submitted request through its emailed link', {
    access: anyone,
    body: GuestTripRequestChange,
    reply: GuestTripRequest,
    description: 'Possible until editableUntil. Absent fields keep their value.',
    example: { code: exampleCode, totalNights: 12 },
  }),
  confirm: post('/v3/guest_trip_requests/{id}/confirmations', 'Confirm a request through its emailed link', {
    access: anyone,
    body: CodeBody,
    status: 200,
    reply: GuestTripRequest,
    description: 'A request submitted without signing in for the email address of an account appears in that account only after this.',
    example: { code: exampleCode },
  }),
  cancel: post('/v3/guest_trip_requests/{id}/cancellations', 'Cancel a request through its emailed link', {
    access: anyone,
    body: z.strictObject({ code, note: field.paragraphs(tripRequestLimits.descriptionLength).nullish() }),
    status: 200,
    reply: GuestTripRequest,
    example: { code: exampleCode, note: 'We stay at home this year' },
  }),
  resend: post('/v3/guest_trip_requests/{id}/mails', 'Resend the email about a submitted request', {
    access: anyone,
    body: z.strictObject({
      formId: z.string().min(8).max(128).optional().describe('Id of the form it was submitted with, known only to its browser'),
      code: code.optional(),
    }),
    status: 202,
    reply: MailAccepted,
    description:
      'Sent to the email address of the request; needs formId, the code of the emailed link, or a session of one of its travelers. Calls within five minutes send one email; at most three per hour and request, for 30 days.',
    example: { formId: '5f0c2a9e-77d1-4b0e-9a53-1c6b1f0f2a11' },
  }),
};
