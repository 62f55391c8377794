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
  .describe('From the link in our mail: it is made for one request and one address, and ends when either changes');
const Coded = z.strictObject({ code });
const exampleCode = 'aBcDeFgHiJkLmNoPqRsTuV';

/** What a draft holds: the answers of a form that was left after its fourth step, with the person as typed. */
const TripRequestDraft = z
  .object({
    ...z.object(tripFacts).omit({ tripTitle: true, consultation: true }).shape,
    departureDate: field.Day.nullable(),
    id: field.Id,
    formId: z.string().describe('Id of the form; sending with it makes the draft the request'),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: field.Phone.nullable(),
    countryOfResidence: field.Iso2,
    savedAt: field.Moment,
    expiresAt: field.Moment.describe('Then it is deleted'),
  })
  .meta({ id: 'TripRequestDraft' });

/** The one answer of a call that must not tell whether there is such a request. */
const MailAccepted = z
  .object({ message: z.string().describe('The same sentence whether or not there is such a request') })
  .meta({ id: 'MailAccepted' });

/** A sent request as its traveller sees it by the link in our mail, without an account. */
const GuestTripRequest = TripRequest.pick({
  id: true,
  reference: true,
  status: true,
  statusChangedAt: true,
  destinationNames: true,
  departureDate: true,
  flexibleDepartureDate: true,
  returnDate: true,
  totalNights: true,
  numberOfAdults: true,
  numberOfChildren: true,
  tripType: true,
  tripTitle: true,
  tripDescription: true,
  budgetPerPersonUSD: true,
  budgetIncludesFlights: true,
  budgetFlexibility: true,
  editableUntil: true,
  submittedAt: true,
  version: true,
})
  .extend({
    givenName: z.string(),
    email: z.string(),
    hasAccount: z.boolean().describe('Whether the address can sign in: it has a password or single sign-on'),
    confirmed: z.boolean().describe('Whether the request shows among the trips of its address'),
    canChange: z.boolean().describe('Whether it may still be changed: for 48 hours, until the first company is introduced'),
    canCancel: z.boolean(),
  })
  .meta({ id: 'GuestTripRequest' });

export const tripRequestDrafts = {
  resume: post('/v3/trip_request_drafts/{id}/resumptions', 'Go on with a draft by the link in a mail', {
    access: anyone,
    body: Coded,
    status: 200,
    reply: TripRequestDraft,
    description: 'On any device, for 30 days. Reminders stop. A wrong code, a sent request and a deleted draft are the same 404.',
    example: { code: exampleCode },
  }),
  stop: post('/v3/trip_request_drafts/{id}/stops', 'Stop the mails about a draft, or delete it', {
    access: anyone,
    body: z.strictObject({ code, erase: z.boolean().default(false).describe('Delete it too, with all that names the person') }),
    status: 204,
    example: { code: exampleCode },
  }),
};

const changeable = z.object(tripFacts).pick({
  destinationNames: true,
  departureDate: true,
  flexibleDepartureDate: true,
  totalNights: true,
  numberOfAdults: true,
  numberOfChildren: true,
  tripType: true,
  tripDescription: true,
  budgetPerPersonUSD: true,
  budgetIncludesFlights: true,
  budgetFlexibility: true,
});

export const guestTripRequests = {
  read: get('/v3/guest_trip_requests/{id}', 'Read a sent request by the link in its mail', {
    access: anyone,
    query: z.object({ code: code.default('') }), // without one it is a wrong one: the same 404
    reply: GuestTripRequest,
    description: 'Without an account, for 30 days after it was sent; 410 later. A wrong code is a 404.',
  }),
  update: put('/v3/guest_trip_requests/{id}', 'Change a sent request by the link in its mail', {
    access: anyone,
    body: z.strictObject({ ...changeable.partial().shape, code, version: field.BasedOn }),
    reply: GuestTripRequest,
    description: 'Until editableUntil. Absent fields stay.',
    example: { code: exampleCode, totalNights: 12 },
  }),
  confirm: post('/v3/guest_trip_requests/{id}/confirmations', 'Confirm a request by the link in its mail', {
    access: anyone,
    body: Coded,
    status: 200,
    reply: GuestTripRequest,
    description: 'A request sent without signing in shows among the trips of a known address only after this.',
    example: { code: exampleCode },
  }),
  cancel: post('/v3/guest_trip_requests/{id}/cancellations', 'Cancel a request by the link in its mail', {
    access: anyone,
    body: z.strictObject({ code, note: field.paragraphs(tripRequestLimits.descriptionLength).nullish() }),
    status: 200,
    reply: GuestTripRequest,
    example: { code: exampleCode, note: 'We stay at home this year' },
  }),
  resend: post('/v3/guest_trip_requests/{id}/mails', 'Have the mail about a sent request sent again', {
    access: anyone,
    body: z.strictObject({
      formId: z.string().min(8).max(128).optional().describe('Id of the form it was sent with, which its browser alone knows'),
      code: code.optional(),
    }),
    status: 202,
    reply: MailAccepted,
    description:
      'To the address it was sent with, for whoever sent it: by the id of the form, by the link in the mail, or signed in as one of its travellers. Asked twice within five minutes it is one mail; three times an hour and request, for 30 days.',
    example: { formId: '5f0c2a9e-77d1-4b0e-9a53-1c6b1f0f2a11' },
  }),
};
