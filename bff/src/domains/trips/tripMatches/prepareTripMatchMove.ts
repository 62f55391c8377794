import type { TripMatchMove } from './applyTripMatchMove.ts';
import { newId } from '#src/kernel/newId.ts';
import { findMatchesOfRequest } from './lockTripMatch.ts';
import { occupiesSlot } from './matchState.ts';
import { loadPartnerTerms } from './loadPartnerTerms.ts';
import { matchIntroduced, proposalChangesRequested } from './tripMatch.events.ts';
import type { MatchReminderRow, TripMatchColumns, TripMatchRow } from './tripMatch.model.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import { isOfPartner } from './tripMatch.policy.ts';
import { Failure, fieldFailure, notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { computeIntroductionDeadlines, computeRespondBy, computeMomentOfShare } from '#src/domains/trips/matching/clocks.ts';
import { loadAgentContacts } from './matchMails.ts';
import { checkBooking } from './checkBooking.ts';
import { checkProposable } from './checkProposable.ts';
import { findProposal } from './findProposal.ts';
import { selectBookedDates } from './prepareTripMatchMove.sql.ts';

type Values = Partial<TripMatchColumns>;
const REOPEN_MS = 60 * 24 * 3600 * 1000;

/**
 * Checks what a move needs and returns the columns it sets besides the status: deadlines, agents, conversation, price. Throws 409 if
 * something is missing.
 */
export async function prepareTripMatchMove(
  row: TripMatchRow,
  request: TripRequestRow,
  move: TripMatchMove,
  context: CallContext,
): Promise<Values> {
  switch (move.status) {
    case 'SUGGESTED':
      return prepareSuggestion(request, move);
    case 'PROPOSED':
      return prepareProposal(row, request, move.at, context);
    case 'ACCEPTED':
      return prepareAcceptance(row, context);
    case 'INTRODUCED':
      return prepareIntroduction(row, request, move.at, context);
    case 'IN_CONVERSATION':
      return prepareConversation(row, request, move, context);
    case 'QUOTED':
      return prepareQuote(row, move, context);
    case 'BOOKED':
      return prepareBooking(row, request, context);
    default:
      return {};
  }
}

/** A partner that is suggested again begins anew, and neither it nor the traveler sees the match until it is proposed. */
function prepareSuggestion(request: TripRequestRow, { note }: TripMatchMove): Values {
  if (!note) throw fieldFailure('/note', 'required', 'Write why the partner is asked again');
  checkInPlanning(request);
  return {
    proposedAt: null,
    respondBy: null,
    acceptedAt: null,
    introducedAt: null,
    firstMessageDueAt: null,
    firstReplyAt: null,
    proposalDueAt: null,
    clockSteps: [],
  };
}

async function prepareProposal(row: TripMatchRow, request: TripRequestRow, at: Date, context: CallContext): Promise<Values> {
  const terms = await loadPartnerTerms(row.partnerId, context);
  if (!terms) throw notFound();
  checkProposable(row.partnerId, terms, request, await findMatchesOfRequest(request.id, context));
  const deadline = computeRespondBy(at, request.totalBudget, terms.calendar);
  return {
    respondBy: deadline,
    reminder: buildReminder('RESPOND', deadline),
    remindAt: computeMomentOfShare(at, deadline, 0.5, terms.calendar),
    clockSteps: [],
    commissionRatePct: terms.commissionRatePct,
  };
}

/** An introduction needs an agent: if none is assigned, the one who accepts. */
async function prepareAcceptance(row: TripMatchRow, context: CallContext): Promise<Values> {
  if (row.agentIds.length > 0) return { leadAgentId: row.leadAgentId ?? row.agentIds[0] ?? null };
  const callerId = isOfPartner(context.actor, row) ? context.actor.person?.personId : undefined;
  const id = callerId ?? (await loadAgentContacts(row, context))[0]?.id;
  return id ? { agentIds: [id], leadAgentId: id } : {};
}

async function prepareIntroduction(row: TripMatchRow, request: TripRequestRow, at: Date, context: CallContext): Promise<Values> {
  checkInPlanning(request);
  const agents = await loadAgentContacts(row, context);
  const primary = request.travelers.find(({ isPrimary }) => isPrimary) ?? request.travelers[0];
  const conversationId = row.conversationId ?? newId();
  const introduction = {
    conversationId,
    match: row,
    request,
    travelerId: primary?.travelerId ?? null,
    agentIds: agents.map(({ id }) => id),
  };
  await context.events.emit(matchIntroduced, introduction, context);
  const due = computeIntroductionDeadlines(at, request.totalBudget);
  return { ...due, conversationId, reminder: buildReminder('FIRST_MESSAGE', due.firstMessageDueAt) };
}

async function prepareConversation(
  row: TripMatchRow,
  request: TripRequestRow,
  { at, note }: TripMatchMove,
  context: CallContext,
): Promise<Values> {
  if (row.status === 'LOST') {
    checkInPlanning(request);
    if (row.closedAt && at.getTime() - row.closedAt.getTime() > REOPEN_MS)
      throw transitionFailure('This match ended more than 60 days ago. Suggest the partner again, or start a new request.');
    const competing = (await findMatchesOfRequest(request.id, context)).filter(
      (other) => other.id !== row.id && occupiesSlot(other.status),
    );
    if (competing.length >= request.matchCountTarget)
      throw transitionFailure('The request has its maximum number of partners. Withdraw one of them first.');
  }
  if (row.status === 'QUOTED') {
    const due = computeIntroductionDeadlines(at, request.totalBudget).proposalDueAt;
    await context.events.emit(proposalChangesRequested, { match: row, note }, context);
    return {
      proposalDueAt: due,
      reminder: buildReminder('PROPOSAL', due),
      clockSteps: row.clockSteps.filter((step) => !step.startsWith('PROPOSAL')),
    };
  }
  return row.proposalCount === 0 && row.proposalDueAt ? { reminder: buildReminder('PROPOSAL', row.proposalDueAt) } : {};
}

async function prepareQuote(row: TripMatchRow, { proposalId }: TripMatchMove, context: CallContext): Promise<Values> {
  const { id, totalUSD, perPersonUSD } = await findProposal(row.id, proposalId, context);
  return { currentProposalId: id, quotedTotalUSD: totalUSD, quotedPerPersonUSD: perPersonUSD, proposalCount: row.proposalCount + 1 };
}

async function prepareBooking(row: TripMatchRow, request: TripRequestRow, context: CallContext): Promise<Values> {
  checkInPlanning(request);
  await checkBooking(row, context);
  const [sale] = await context.db.run(selectBookedDates, { id: row.id });
  return {
    travelStart: row.travelStart ?? sale?.travel_start ?? request.departureDate,
    travelEnd: row.travelEnd ?? sale?.travel_end ?? request.returnDate,
  };
}

/** Conversations start and bookings are made only while the request is being planned, neither on hold nor after its end. */
function checkInPlanning(request: TripRequestRow): void {
  if (['QUALIFIED', 'MATCHED', 'PLANNING'].includes(request.status)) return;
  throw transitionFailure(
    request.status === 'ON_HOLD'
      ? 'The request is on hold. Resume it first.'
      : `The request is ${request.status}. Its matches can no longer change.`,
  );
}

function buildReminder(kind: MatchReminderRow['kind'], dueAt: Date): MatchReminderRow {
  return { kind, dueAt: dueAt.toISOString(), snoozedUntil: null, dismissedAt: null };
}

function transitionFailure(message: string): Failure {
  return new Failure('transition.notAllowed', { message, allowedTransitions: [] });
}
