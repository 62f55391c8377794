import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { listDestinations } from './listDestinations.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import { buildGuestUrl } from './tripRequestLink.ts';

/** Emails a summary of the request and the link that opens it; one email for each singletonKey. */
export async function sendConfirmation(row: TripRequestRow, singletonKey: string, context: CallContext): Promise<void> {
  const primary = row.travelers.find((member) => member.isPrimary);
  if (!primary) return;
  const data = {
    givenName: primary.givenName,
    reference: row.reference,
    destinationNames: listDestinations(row.destinationNames),
    departureDate: row.departureDate,
    flexibleDepartureDate: row.flexibleDepartureDate,
    totalNights: row.totalNights,
    ownBudgetPerPersonUSD: row.ownBudgetPerPersonUSD,
    editableUntil: row.editableUntil?.toISOString() ?? null,
    requestUrl: buildGuestUrl(row, context.settings),
    needsConfirmation: !row.confirmed,
  };
  const related = { type: 'tripRequest', id: row.id };
  await sendTemplate('trip-request-received', { to: primary.email, personId: primary.travelerId, data, related, singletonKey }, context);
}
