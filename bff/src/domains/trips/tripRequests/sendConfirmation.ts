import type { CallContext } from '#src/http/handler.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';
import { placesInWords } from './placesInWords.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import { guestUrl } from './tripRequestLink.ts';

/** Mails who sent a request what it was, with the link that opens it; of several with the same key only the first goes out. */
export async function mailReceived(row: TripRequestRow, singletonKey: string, context: CallContext): Promise<void> {
  const primary = row.travelers.find((member) => member.isPrimary);
  if (!primary) return;
  const data = {
    givenName: primary.givenName,
    reference: row.reference,
    destinationNames: placesInWords(row.destinationNames),
    departureDate: row.departureDate,
    flexibleDepartureDate: row.flexibleDepartureDate,
    totalNights: row.totalNights,
    editableUntil: row.editableUntil?.toISOString() ?? null,
    requestUrl: guestUrl(row, context.settings),
    needsConfirmation: !row.confirmed,
  };
  const related = { type: 'tripRequest', id: row.id };
  await sendTemplate('trip-request-received', { to: primary.email, personId: primary.travelerId, data, related, singletonKey }, context);
}
