import type { contract, ReplyOf } from '@farwend/api-contract';
import { findVisible } from '#src/records/records.ts';
import { lockTripRequest } from './lockTripMatch.ts';
import { is, isStaff } from '#src/kernel/actor.ts';
import { notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { isMasked } from '#src/domains/trips/tripRequests/tripRequest.policy.ts';
import { resolvePartnerAccess } from '#src/domains/trips/tripRequests/partnerAccess.ts';
import { tripMatchEntity } from './tripMatch.entity.ts';
import { selectContactPreferences, selectAgent } from './matchPeople.sql.ts';

/** A traveler of the match's request. The partner sees contact data after the introduction, unless it is hidden. */
export async function loadMatchTraveler(
  id: string,
  travelerId: string,
  context: CallContext,
): Promise<ReplyOf<typeof contract.tripMatches.traveler>> {
  const { db, actor } = context;
  const match = await findVisible(tripMatchEntity, id, context);
  const request = await lockTripRequest(match.tripRequestId, context);
  const member = request.travelers.find((traveler) => traveler.travelerId === travelerId);
  if (!member) throw notFound();
  const showsContact = isStaff(actor) ? !isMasked(actor) : !is(actor, 'agent') || resolvePartnerAccess(match, request.visibilities).contact;
  const preferences = await db.first(selectContactPreferences, { travelerId });
  return {
    id: travelerId,
    givenName: member.givenName,
    familyName: showsContact ? member.familyName : null,
    email: showsContact ? member.email : null,
    phone: showsContact ? member.phone : null,
    countryOfResidence: member.countryOfResidence,
    isPrimary: member.isPrimary,
    timeZone: preferences?.time_zone ?? null,
    preferredContact: showsContact ? (preferences?.preferred_contact ?? null) : null,
    preferredContactTime: showsContact ? (preferences?.preferred_contact_time ?? null) : null,
  };
}

/** An agent of the matched company; travelers only see agents assigned to their match. */
export async function loadMatchAgent(
  id: string,
  agentId: string,
  context: CallContext,
): Promise<ReplyOf<typeof contract.tripMatches.agent>> {
  const match = await findVisible(tripMatchEntity, id, context);
  const isAssigned = match.agentIds.includes(agentId);
  if (!isId(agentId) || (is(context.actor, 'traveler') && !isAssigned)) throw notFound();
  const [agent] = await context.db.run(selectAgent, { agentId, partnerId: match.partnerId });
  if (!agent) throw notFound();
  return { ...agent, partnerId: match.partnerId, partnerName: match.partnerName, isAssigned };
}
