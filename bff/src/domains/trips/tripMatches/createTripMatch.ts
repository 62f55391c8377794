import type { BodyOf, contract } from '@farwend/api-contract';
import { findSeen, insertRecord, newRecord } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { loadMatchingFacts } from '#src/entities/tripMatches/loadMatchingFacts.ts';
import { lockTripRequest, matchesOfRequest } from '#src/entities/tripMatches/lockTripMatch.ts';
import { type PartnerTerms, partnerTerms } from '#src/entities/tripMatches/partnerCalendar.ts';
import { tripMatchEntity } from '#src/entities/tripMatches/tripMatch.entity.ts';
import { untouched } from '#src/entities/tripMatches/untouched.ts';
import type { TripMatchRow } from '#src/entities/tripMatches/tripMatch.model.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { judgePartner } from '#src/matching/judgePartner.ts';
import { checkProposable } from './matchGuards.ts';
import { takeTripMatchStep } from './takeTripMatchStep.ts';

type Body = BodyOf<typeof contract.tripMatches.create>;

/** Hard rules that no member of staff may set aside; the others are warnings to a person who decides. */
const binding = [
  'PARTNER_NOT_ACTIVE',
  'LEVEL_BLOCKED',
  'RESIDENCE_EXCLUDED',
  'HIDDEN',
  'INSURANCE_EXPIRED',
  'NO_AGENT',
  'SCREENING_REQUIRED',
];

/**
 * Makes a match of a request and a partner, and proposes it when asked to, in one transaction with the request locked: however many
 * people do so at once, no more than matchCountTarget are proposed.
 */
export async function createTripMatch(requestId: string, body: Body, context: CallContext): Promise<TripMatchRow> {
  const request = await lockTripRequest(requestId, context);
  const matches = await matchesOfRequest(request.id, context);
  const terms = await partnerTerms(body.partnerId, context);
  if (!terms) throw fieldFailure('/partnerId', 'unknown', 'There is no partner with this id');
  if (matches.some(({ partnerId }) => partnerId === body.partnerId))
    throw new Failure('unique.conflict', { message: `${terms.displayName} has a match with this request already.` });
  if (body.status === 'PROPOSED') checkProposable(body.partnerId, terms, request, matches);
  const row = await suggestedRow(request, body, terms, matches, context);
  await insertRecord(tripMatchEntity, row, context);
  const inserted = await findSeen(tripMatchEntity, row.id, context);
  if (body.status === 'SUGGESTED') return inserted;
  const step = { status: 'PROPOSED' as const, reasonCode: null, note: body.note ?? null, at: new Date() };
  return takeTripMatchStep({ row: inserted, request }, step, context);
}

async function suggestedRow(
  request: TripRequestRow,
  body: Body,
  terms: PartnerTerms,
  matches: readonly TripMatchRow[],
  context: CallContext,
): Promise<TripMatchRow> {
  const now = new Date();
  const facts = await loadMatchingFacts(request, request.countryCodes, context, now, body.partnerId);
  const { exclusion, score, suggestedAgentId } = judgePartner(facts, body.partnerId, now);
  if (exclusion && binding.includes(exclusion.reasonCode))
    throw fieldFailure('/partnerId', 'notAllowed', `${terms.displayName}: ${exclusion.detail}`);
  const agentIds = body.agentIds ?? (suggestedAgentId ? [suggestedAgentId] : []);
  if (body.agentIds) await checkAgents(body.agentIds, body.partnerId, context);
  return {
    ...newRecord(newId(), context),
    tripRequestId: request.id,
    partnerId: body.partnerId,
    status: 'SUGGESTED',
    statusChangedAt: now,
    statusReasonCode: null,
    statusNote: body.note ?? null,
    rank: matches.length + 1,
    score: score?.score ?? 0,
    reasons: score?.reasons ?? [],
    agentIds,
    leadAgentId: agentIds[0] ?? null,
    ...untouched(),
    commissionRatePct: terms.commissionRatePct,
    partnerName: terms.displayName,
    partnerStatus: terms.status,
    partnerActs: true,
    reference: request.reference,
    tripTitle: request.tripTitle,
    requestStatus: request.status,
    travelerIds: request.travelerIds,
    matchCountTarget: request.matchCountTarget,
  };
}

/** Refuses agents of another company and those who are not at work. */
export async function checkAgents(ids: readonly string[], partnerId: string, { sequelize, transaction }: CallContext): Promise<void> {
  const found = await preparedQuery<{ id: string }>(
    sequelize,
    'tripMatch.enabledAgents',
    `SELECT a.id FROM agents a JOIN users u ON u.id = a.user_id WHERE a.id = ANY ($1::uuid[]) AND a.partner_id = $2 AND u.status = 'ENABLED'`,
    [ids, partnerId],
    transaction,
  );
  const unknown = ids.findIndex((id) => !found.some((one) => one.id === id));
  if (unknown !== -1) throw fieldFailure(`/agentIds/${unknown}`, 'unknown', 'Name an agent of this partner who is at work');
}
