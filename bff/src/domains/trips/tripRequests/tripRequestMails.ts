import type { TripRequestMail } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { listDestinations } from './listDestinations.ts';
import { sendConfirmation } from './sendConfirmation.ts';
import type { TripRequestRow } from './tripRequest.model.ts';

/** Mails the traveler of a request, of whatever follows its confirmation only if the request is known to be theirs. `question` is what they are asked with NEEDS_INFO. */
export async function mailTraveler(
  key: TripRequestMail,
  row: TripRequestRow,
  question: string | undefined,
  context: CallContext,
): Promise<void> {
  if (key === 'trip-request-received') return sendConfirmation(row, row.id, context);
  const primary = row.travelers.find(({ isPrimary }) => isPrimary);
  if (!primary || !row.confirmed) return;
  const mail = {
    to: primary.email,
    personId: primary.travelerId,
    related: { type: 'tripRequest', id: row.id },
    singletonKey: `${row.id} ${row.version}`,
  };
  const names = {
    givenName: primary.givenName,
    reference: row.reference,
    destinationNames: listDestinations(row.destinationNames),
  };
  const requestUrl = `${context.settings.publicOrigin}/my-trips`;
  switch (key) {
    case 'trip-request-declined':
      return sendTemplate(key, { ...mail, data: names }, context);
    case 'trip-request-question':
      return question === undefined ? undefined : sendTemplate(key, { ...mail, data: { ...names, question, requestUrl } }, context);
    case 'request-on-hold':
      return sendTemplate(key, { ...mail, data: { ...names, resumeOn: row.resumeOn, requestUrl } }, context);
    case 'still-searching': // once, however often companies decline
      return sendTemplate(key, { ...mail, data: { ...names, requestUrl }, singletonKey: row.id }, context);
    default:
      return sendTemplate(key, { ...mail, data: { ...names, requestUrl } }, context);
  }
}
