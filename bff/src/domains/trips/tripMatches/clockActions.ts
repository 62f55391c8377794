import { mailReminder } from './matchMails.ts';
import { saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { type LockedMatch, lockTripMatch, lockTripRequest } from './lockTripMatch.ts';
import { loadPartnerTerms } from './loadPartnerTerms.ts';
import { escalateTripRequest } from '#src/domains/trips/tripRequests/escalateTripRequest.ts';
import { tripRequestEntity } from '#src/domains/trips/tripRequests/tripRequest.entity.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { officeCalendar } from '#src/domains/trips/matching/businessTime.ts';
import { computeFirstLookDue, computeMomentOfShare, computeUsedShare } from '#src/domains/trips/matching/clocks.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import { markFirstLookOverdue, updateRemindAt, addClockSteps } from './clockActions.sql.ts';

/** Reminds the agents after 50 and 80 % of their time to respond, unless they dismissed the reminder. */
export async function remindToRespond(id: string, context: CallContext): Promise<void> {
  const { row, request } = await lockTripMatch(id, context);
  if (row.status !== 'PROPOSED' || !row.proposedAt || !row.respondBy) return;
  const terms = await loadPartnerTerms(row.partnerId, context);
  if (!terms) return;
  const used = computeUsedShare(row.proposedAt, row.respondBy, new Date(), terms.calendar) * 100;
  const step = [80, 50].find((percentage) => used >= percentage);
  const next = step === 80 ? null : computeMomentOfShare(row.proposedAt, row.respondBy, step === 50 ? 0.8 : 0.5, terms.calendar);
  await saveRemindAt(row.id, next, context);
  if (step === undefined || row.clockSteps.includes(`RESPOND_${step}`)) return;
  await recordClockSteps(row.id, step === 80 ? ['RESPOND_50', 'RESPOND_80'] : ['RESPOND_50'], context);
  if (row.reminder?.dismissedAt) return;
  await pushEvent(`private-partner-${row.partnerId}`, 'tripMatch.reminder', { id: row.id, usedPct: step }, context);
  await mailReminder(row, request, step, context);
}

/** Reminds the company by push that the traveler waits for a first message. Care joins later, by the clock of conversations. */
export async function remindFirstMessage(id: string, context: CallContext): Promise<void> {
  const { row } = await lockTripMatch(id, context);
  if (row.status !== 'INTRODUCED' || row.firstReplyAt || row.clockSteps.includes('FIRST_MESSAGE')) return;
  await recordClockSteps(row.id, ['FIRST_MESSAGE'], context);
  await pushEvent(`private-partner-${row.partnerId}`, 'tripMatch.reminder', { id: row.id, kind: 'FIRST_MESSAGE' }, context);
}

/** The first proposal is overdue: reminds the company by push and adds a task to the request's checklist. */
export async function remindProposal(id: string, context: CallContext): Promise<void> {
  const locked = await lockTripMatch(id, context);
  const { row } = locked;
  if (!['INTRODUCED', 'IN_CONVERSATION'].includes(row.status) || row.clockSteps.includes('PROPOSAL')) return;
  await recordClockSteps(row.id, ['PROPOSAL'], context);
  await pushEvent(`private-partner-${row.partnerId}`, 'tripMatch.reminder', { id: row.id, kind: 'PROPOSAL' }, context);
  await addCareTask(locked, context);
}

async function addCareTask({ row, request }: LockedMatch, context: CallContext): Promise<void> {
  const item = {
    id: newId(),
    label: `Ask ${row.partnerName} for the proposal that is due`.slice(0, 160),
    done: false,
    doneAt: null,
    doneById: null,
    dueAt: new Date().toISOString(),
    assigneeId: request.assignedToId,
    sortOrder: request.checklistItems.length,
    templateKey: 'proposalDue',
  };
  const values = { checklistItems: [...request.checklistItems, item] };
  await saveChange(tripRequestEntity, request, { values, note: 'The first proposal is overdue' }, context);
}

/** Escalates a new request that nobody has looked at in time. */
export async function escalateFirstLook(id: string, context: CallContext): Promise<void> {
  const { db } = context;
  const row = await lockTripRequest(id, context);
  if (row.status !== 'PENDING' || computeFirstLookDue(row.statusChangedAt, row.totalBudget, officeCalendar) > new Date()) return;
  if (!(await db.first(markFirstLookOverdue, { id }))) return;
  await escalateTripRequest(row, 'FIRST_LOOK', context);
}

async function saveRemindAt(id: string, at: Date | null, { db }: CallContext): Promise<void> {
  await db.run(updateRemindAt, { id, remindAt: at });
}

async function recordClockSteps(id: string, steps: readonly string[], { db }: CallContext): Promise<void> {
  await db.run(addClockSteps, { id, steps });
}
