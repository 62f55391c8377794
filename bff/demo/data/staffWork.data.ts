import type { ChangeRequestRow } from '#src/domains/partners/changeRequests/changeRequest.model.ts';

/** What care has noted beside requests, by how far the request has come. */
export const requestNotes: readonly (readonly [status: string, body: string])[] = [
  ['PENDING', 'Writes at six in the morning her time. Ring after four ours.'],
  ['PENDING', 'Named three dates in three sentences. Ask which of them is fixed.'],
  ['SCREENING', 'Left a message on the voicemail; speaks quickly, sounds decided.'],
  ['SCREENING', 'Two of the travelers share one e-mail address. Father and son, he says.'],
  ['NEEDS_INFO', 'Budget is for all of them together, not for each. Waiting for the new figure.'],
  ['NEEDS_INFO', 'Wants the migration in February. Wrote about the calving in the south instead.'],
  ['QUALIFIED', 'Was in the country in 2019 and did not like the long drives.'],
  ['QUALIFIED', 'Hip replaced in spring. No step above twenty centimetres.'],
  ['MATCHED', 'Asked for a company with a woman guide if there is one.'],
  ['MATCHED', 'Brother-in-law of a traveler who was with us in Peru. Mention it.'],
  ['PLANNING', 'Both proposals are in. He prefers the dearer one and will say the opposite.'],
  ['PLANNING', 'Will decide after the school council on the twelfth.'],
  ['PLANNING', 'Has allergies that are not on the form: sesame and wasps.'],
  ['BOOKED', 'Anniversary on the fourth day. No cake, she said, and meant it.'],
  ['BOOKED', 'Passports run out five months after the return. Told twice.'],
  ['TRAVELING', 'Landed. The second bag came with the next flight.'],
  ['COMPLETED', 'Rang to thank the driver by name. Passed on.'],
  ['COMPLETED', 'Would come again for trains. Not for boats.'],
  ['ON_HOLD', 'Mother in hospital. Do not write before the date.'],
  ['CLOSED_LOST', 'Went with a cousin’s agency. Left the door open for next year.'],
  ['CANCELLED', 'New job. Very sorry, very polite.'],
  ['REJECTED', 'Wanted a visa arranged under another name.'],
];

/** What is noted beside partners. */
export const partnerNotes: readonly (readonly [partner: string, body: string])[] = [
  ['Duneward', 'Insurance runs out soon. Youssef says the new policy is with the notary.'],
  ['Tidewheel Asia', 'Resting until the office has moved. Kenji will write first.'],
  ['Coral Meridian', 'Suspended: licence not renewed, two letters unanswered.'],
  ['Piazza Ninety', 'All papers are here. Ready to be activated once the profile is read.'],
  ['Brackwater Days', 'Second reference was warm, third has not called back.'],
  ['Felucca Row', 'Four reviews so far, all good. Room for more in Egypt.'],
  ['Acacia Quill', 'Do not propose together with Redgrass & Rain: it is in both contracts.'],
];

/** A wish of a partner to change its profile: which, what it should say, how it stands, and what was said about it. */
export interface PartnerChangeRequestData {
  partner: string;
  after: string;
  status: ChangeRequestRow['status'];
  requiresActionReason?: string;
  declinedReason?: string;
  internalNote?: string;
  externalNote?: string;
}

export const partnerChangeRequestData: readonly PartnerChangeRequestData[] = [
  {
    partner: 'Basaltborn',
    after: 'Five rangers with tall tyres and patience: we drive to where the light is, not to where the buses are.',
    status: 'PENDING',
  },
  {
    partner: 'Lotus Ferry',
    after: 'Rivers, rice, trains and small boats: Vietnam from the water up.',
    status: 'PENDING',
    externalNote: 'We have added the sleeper to all routes.',
  },
  {
    partner: 'Saltgrove Atlantic',
    after: 'The best of Portugal, by the sea and at the table.',
    status: 'REQUIRES_ACTION',
    requiresActionReason: 'Please leave out “the best”, and name a place instead.',
  },
  {
    partner: 'Fernlight South',
    after: 'Two islands and a small one, four seasons a day, and lodges where the host cooks what the neighbours grew.',
    status: 'CONFIRMED',
    internalNote: 'Checked with Hana by telephone.',
  },
  {
    partner: 'Marigold Ghat',
    after: 'Call us on our own number for a better price.',
    status: 'DECLINED',
    declinedReason: 'Profiles hold no way around the conversation: it is how both sides are kept safe.',
  },
  {
    partner: 'Northmere Polar',
    after: 'Fjords by mail boat and, from next year, Greenland.',
    status: 'CANCELLED',
    externalNote: 'Greenland has to wait for a ship.',
  },
];
