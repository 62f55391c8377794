import type { BodyOf, contract } from '@farwend/api-contract';
import { findVisible, insertRecord, newRecord } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { loadMatchingFacts } from './loadMatchingFacts.ts';
import { lockTripRequest, findMatchesOfRequest } from './lockTripMatch.ts';
import { type PartnerTerms, loadPartnerTerms } from './loadPartnerTerms.ts';
import { tripMatchEntity } from './tripMatch.entity.ts';
import { buildInitialColumns } from './buildInitialColumns.ts';
import type { TripMatchRow } from './tripMatch.model.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { extendChecklist } from '#src/domains/trips/checklists/extendChecklist.ts';
import { evaluatePartner } from '#src/domains/trips/matching/evaluatePartner.ts';
import { checkProposable } from './checkProposable.ts';
import { isRepeatableMatch } from './matchState.ts';
import { moveLockedTripMatch } from './moveLockedTripMatch.ts';
import { selectEnabledAgents } from './createTripMatch.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

type Body = BodyOf<typeof contract.tripMatches.create>;

/** Exclusions that staff cannot override; the others are only warnings to whoever chooses the partner. */
const bindingReasons = [
  'PARTNER_NOT_ACTIVE',
  'LEVEL_BLOCKED',
  'RESIDENCE_EXCLUDED',
  'HIDDEN',
  'INSURANCE_EXPIRED',
  'NO_AGENT',
  'SCREENING_REQUIRED',
];

/** Creates a match, and proposes it if asked to. The lock on the request keeps concurrent callers within its matchCountTarget. */
export async function createTripMatch(requestId: string, body: Body, context: CallContext): Promise<TripMatchRow> {
  const request = await lockTripRequest(requestId, context);
  const matches = await findMatchesOfRequest(request.id, context);
  const terms = await loadPartnerTerms(body.partnerId, context);
  if (!terms) throw unknownReference('/partnerId', 'There is no partner with this id');
  const tried = matches.find(({ partnerId }) => partnerId === body.partnerId);
  if (tried) {
    const message = `${terms.displayName} has a match with this request already.${isRepeatableMatch(tried.status) ? ` To ask again, move it to SUGGESTED with PUT /v3/trip_matches/${tried.id}/status.` : ''}`;
    throw fieldFailure('/partnerId', 'unique', message, 'unique.conflict');
  }
  if (body.status === 'PROPOSED') checkProposable(body.partnerId, terms, request, matches);
  const row = await buildSuggestedRow(request, body, terms, matches, context);
  await insertRecord(tripMatchEntity, row, context);
  const inserted = await findVisible(tripMatchEntity, row.id, context);
  if (body.status === 'SUGGESTED') return inserted;
  const move = { status: 'PROPOSED' as const, reasonCode: null, note: body.note ?? null, at: new Date() };
  return moveLockedTripMatch({ row: inserted, request }, move, context);
}

async function buildSuggestedRow(
  request: TripRequestRow,
  body: Body,
  terms: PartnerTerms,
  matches: readonly TripMatchRow[],
  context: CallContext,
): Promise<TripMatchRow> {
  const now = new Date();
  const facts = await loadMatchingFacts(request, request.countryCodes, context, now, body.partnerId);
  const { exclusion, score, suggestedAgentId } = evaluatePartner(facts, body.partnerId, now);
  if (exclusion && bindingReasons.includes(exclusion.reasonCode))
    throw fieldFailure('/partnerId', 'notAllowed', `${terms.displayName}: ${exclusion.detail}`);
  const agentIds = body.agentIds ?? (suggestedAgentId ? [suggestedAgentId] : []);
  if (body.agentIds) await checkAgents(body.agentIds, body.partnerId, context);
  const initial = buildInitialColumns();
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
    ...initial,
    ...(await extendChecklist('TRIP_MATCH', initial, { status: 'SUGGESTED', at: now, assigneeId: null }, context)),
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

/** Throws 422 for agents of another company and for disabled accounts. */
export async function checkAgents(ids: readonly string[], partnerId: string, { db }: CallContext): Promise<void> {
  const agents = await db.run(selectEnabledAgents, { ids, partnerId });
  const unknown = ids.findIndex((id) => !agents.some((agent) => agent.id === id));
  if (unknown !== -1) throw unknownReference(`/agentIds/${unknown}`, 'Choose an active agent of this partner');
}
