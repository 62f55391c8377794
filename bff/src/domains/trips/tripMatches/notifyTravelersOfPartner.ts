import { introducedTripMatchStatuses, noticesOf, partnerNotices } from '@farwend/api-contract';
import type { PartnerMove } from '#src/domains/partners/partners/partner.events.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { moverOf } from '#src/kernel/moverOf.ts';
import { TripRequestModel } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import { mailTraveler } from './matchMails.ts';
import { TripMatchModel } from './tripMatch.model.ts';

/** Mails the travelers who plan or have booked a journey with a partner of what happened to it. */
export async function notifyTravelersOfPartner({ from, partner }: PartnerMove, context: CallContext): Promise<void> {
  const { status: to, statusReasonCode: reasonCode } = partner;
  const keys = noticesOf(partnerNotices, { from, to, by: moverOf(context.actor), reasonCode }).flatMap(({ traveler = [] }) => traveler);
  if (keys.length === 0) return;
  const db = context.db.withoutRowLock();
  const where = { partnerId: partner.id, status: [...introducedTripMatchStatuses, 'BOOKED'] };
  for (const match of await db.find(TripMatchModel, { where, order: [['id', 'ASC']] })) {
    const request = await db.byId(TripRequestModel, match.tripRequestId);
    if (!request) continue;
    for (const key of keys) await mailTraveler(key, match, request, context);
  }
}
