import type { contract, ReplyOf } from '@farwend/api-contract';
import { findSeen } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { lockTripRequest } from './lockTripMatch.ts';
import { is, isStaff } from '#src/http/actor.ts';
import { notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { isMasked } from '#src/entities/tripRequests/tripRequest.policy.ts';
import { partnerSight } from '#src/entities/tripRequests/partnerSight.ts';
import { tripMatchEntity } from './tripMatch.entity.ts';

/** A traveller of the match's request: the partner sees contact data from the introduction on, unless it is hidden. */
export async function matchTraveler(
  id: string,
  travelerId: string,
  context: CallContext,
): Promise<ReplyOf<typeof contract.tripMatches.traveler>> {
  const { actor, sequelize } = context;
  const match = await findSeen(tripMatchEntity, id, context);
  const request = await lockTripRequest(match.tripRequestId, context);
  const member = request.travelers.find((one) => one.travelerId === travelerId);
  if (!member) throw notFound();
  const showsContact = isStaff(actor) ? !isMasked(actor) : !is(actor, 'agent') || partnerSight(match, request.visibilities).contact;
  const [known] = await preparedQuery<WaysRow>(
    sequelize,
    'tripMatch.traveler',
    'SELECT time_zone, preferred_contact, preferred_contact_time FROM travelers WHERE id = $1',
    [travelerId],
  );
  return {
    id: travelerId,
    givenName: member.givenName,
    familyName: showsContact ? member.familyName : null,
    email: showsContact ? member.email : null,
    phone: showsContact ? member.phone : null,
    countryOfResidence: member.countryOfResidence,
    isPrimary: member.isPrimary,
    timeZone: known?.time_zone ?? null,
    preferredContact: showsContact ? (known?.preferred_contact ?? null) : null,
    preferredContactTime: showsContact ? (known?.preferred_contact_time ?? null) : null,
  };
}

interface WaysRow {
  time_zone: string | null;
  preferred_contact: 'EMAIL' | 'PHONE' | 'MESSAGE' | 'ANY';
  preferred_contact_time: 'MORNING' | 'AFTERNOON' | 'EVENING' | 'ANY';
}

/** An agent of the matched company; travellers see those who work on their match. */
export async function matchAgent(id: string, agentId: string, context: CallContext): Promise<ReplyOf<typeof contract.tripMatches.agent>> {
  const match = await findSeen(tripMatchEntity, id, context);
  const isAssigned = match.agentIds.includes(agentId);
  if (!isId(agentId) || (is(context.actor, 'traveler') && !isAssigned)) throw notFound();
  const [agent] = await preparedQuery<AgentRow>(
    context.sequelize,
    'tripMatch.agent',
    `SELECT id, given_name AS "givenName", family_name AS "familyName", email, phone, title, bio, languages, is_lead AS "isLead"
     FROM agents WHERE id = $1 AND partner_id = $2`,
    [agentId, match.partnerId],
  );
  if (!agent) throw notFound();
  return { ...agent, partnerId: match.partnerId, partnerName: match.partnerName, isAssigned };
}

interface AgentRow {
  id: string;
  givenName: string;
  familyName: string;
  email: string;
  phone: { prefix: string; number: string } | null;
  title: string | null;
  bio: string | null;
  languages: string[];
  isLead: boolean;
}
