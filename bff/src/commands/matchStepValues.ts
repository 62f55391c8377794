import { preparedQuery } from '#src/database/prepared.ts';
import { openConversation, postSystemMessage } from '#src/entities/conversations/openConversation.ts';
import { matchesOfRequest } from '#src/entities/tripMatches/lockTripMatch.ts';
import { takesPlace } from '#src/entities/tripMatches/matchState.ts';
import { partnerTerms } from '#src/entities/tripMatches/partnerCalendar.ts';
import type { MatchReminderRow, TripMatchColumns, TripMatchRow } from '#src/entities/tripMatches/tripMatch.model.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import { isOfPartner } from '#src/entities/tripMatches/tripMatch.policy.ts';
import { Failure, notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { introductionClocks, respondBy, shareAt } from '#src/matching/clocks.ts';
import { agentsOf } from './matchMails.ts';
import { checkBooking } from './checkBooking.ts';
import { checkProposable } from './matchGuards.ts';
import { findProposal } from './findProposal.ts';
import type { MatchMove } from './takeTripMatchStep.ts';

type Values = Partial<TripMatchColumns>;
const REOPEN_MS = 60 * 24 * 3600 * 1000;

/** What a move asks for and brings: deadlines, agents, conversation, price. Throws 409 when something it needs is missing. */
export async function matchStepValues(row: TripMatchRow, request: TripRequestRow, move: MatchMove, context: CallContext): Promise<Values> {
  switch (move.status) {
    case 'PROPOSED':
      return proposed(row, request, move.at, context);
    case 'ACCEPTED':
      return accepted(row, context);
    case 'INTRODUCED':
      return introduced(row, request, move.at, context);
    case 'IN_CONVERSATION':
      return talking(row, request, move, context);
    case 'QUOTED':
      return quoted(row, move, context);
    case 'BOOKED':
      return booked(row, request, context);
    default:
      return {};
  }
}

async function proposed(row: TripMatchRow, request: TripRequestRow, at: Date, context: CallContext): Promise<Values> {
  const terms = await partnerTerms(row.partnerId, context);
  if (!terms) throw notFound();
  checkProposable(row.partnerId, terms, request, await matchesOfRequest(request.id, context));
  const deadline = respondBy(at, request.totalBudget, terms.calendar);
  return {
    respondBy: deadline,
    reminder: reminder('RESPOND', deadline),
    remindAt: shareAt(at, deadline, 0.5, terms.calendar),
    clockSteps: [],
    commissionRatePct: terms.commissionRatePct,
  };
}

/** Somebody must be there to be introduced: who accepts, unless others are on it. */
async function accepted(row: TripMatchRow, context: CallContext): Promise<Values> {
  if (row.agentIds.length > 0) return { leadAgentId: row.leadAgentId ?? row.agentIds[0] ?? null };
  const own = isOfPartner(context.actor, row) ? context.actor.person?.personId : undefined;
  const id = own ?? (await agentsOf(row, context))[0]?.id;
  return id ? { agentIds: [id], leadAgentId: id } : {};
}

async function introduced(row: TripMatchRow, request: TripRequestRow, at: Date, context: CallContext): Promise<Values> {
  checkPlanned(request);
  const agents = await agentsOf(row, context);
  const primary = request.travelers.find(({ isPrimary }) => isPrimary) ?? request.travelers[0];
  const conversationId = await openConversation(
    {
      subjectType: 'TRIP_MATCH',
      tripRequestId: request.id,
      tripMatchId: row.id,
      partnerId: row.partnerId,
      title: `${request.tripTitle}, with ${row.partnerName}`.slice(0, 160),
      participants: [
        ...(primary?.travelerId ? [{ personId: primary.travelerId, personType: 'traveler' as const, role: 'OWNER' as const }] : []),
        ...agents.map(({ id }) => ({ personId: id, personType: 'agent' as const, role: 'MEMBER' as const })),
      ],
    },
    context,
  );
  const due = introductionClocks(at, request.totalBudget);
  return { ...due, conversationId, reminder: reminder('FIRST_MESSAGE', due.firstMessageDueAt) };
}

async function talking(row: TripMatchRow, request: TripRequestRow, { at, note }: MatchMove, context: CallContext): Promise<Values> {
  if (row.status === 'LOST') {
    checkPlanned(request);
    if (row.closedAt && at.getTime() - row.closedAt.getTime() > REOPEN_MS)
      throw refusal('This match ended more than 60 days ago. Suggest the partner anew, or start a new request.');
    const placed = (await matchesOfRequest(request.id, context)).filter((other) => other.id !== row.id && takesPlace(other.status));
    if (placed.length >= request.matchCountTarget)
      throw refusal('The request has as many partners as it may have. Let one of them go first.');
  }
  if (row.status === 'QUOTED') {
    const due = introductionClocks(at, request.totalBudget).proposalDueAt;
    if (row.conversationId)
      await postSystemMessage(row.conversationId, `The travelers ask for changes to the proposal${note ? `: ${note}` : '.'}`, context);
    return {
      proposalDueAt: due,
      reminder: reminder('PROPOSAL', due),
      clockSteps: row.clockSteps.filter((step) => !step.startsWith('PROPOSAL')),
    };
  }
  return row.proposalCount === 0 && row.proposalDueAt ? { reminder: reminder('PROPOSAL', row.proposalDueAt) } : {};
}

async function quoted(row: TripMatchRow, { proposalId }: MatchMove, context: CallContext): Promise<Values> {
  const { id, totalUSD, perPersonUSD } = await findProposal(row.id, proposalId, context);
  return { currentProposalId: id, quotedTotalUSD: totalUSD, quotedPerPersonUSD: perPersonUSD, proposalCount: row.proposalCount + 1 };
}

async function booked(row: TripMatchRow, request: TripRequestRow, context: CallContext): Promise<Values> {
  checkPlanned(request);
  await checkBooking(row, context);
  const [sale] = await preparedQuery<{ travel_start: string; travel_end: string }>(
    context.sequelize,
    'tripMatch.bookedDates',
    `SELECT travel_start::text, travel_end::text FROM sales_recordings WHERE trip_match_id = $1 AND type = 'BOOKING' AND status NOT IN ('VOID', 'CANCELLED') ORDER BY created_at DESC LIMIT 1`,
    [row.id],
    context.transaction,
  );
  return {
    travelStart: row.travelStart ?? sale?.travel_start ?? request.departureDate,
    travelEnd: row.travelEnd ?? sale?.travel_end ?? request.returnDate,
  };
}

/** Talks begin and bookings are made only while the request is being planned, not while it waits or after its end. */
function checkPlanned(request: TripRequestRow): void {
  if (['QUALIFIED', 'MATCHED', 'PLANNING'].includes(request.status)) return;
  throw refusal(
    request.status === 'ON_HOLD'
      ? 'The request is on hold. Take it up again first.'
      : `The request is ${request.status}. Its matches do not move on from there.`,
  );
}

function reminder(kind: MatchReminderRow['kind'], dueAt: Date): MatchReminderRow {
  return { kind, dueAt: dueAt.toISOString(), snoozedUntil: null, dismissedAt: null };
}
function refusal(message: string): Failure {
  return new Failure('transition.notAllowed', { message, allowedTransitions: [] });
}
