import { privacyRequestMachine, type PrivacyRequestStatus, transitionsFrom } from '@farwend/api-contract';
import { moveUser } from '#src/domains/accounts/users/moveUser.ts';
import { userEntity } from '#src/domains/accounts/users/user.entity.ts';
import { loadSubject, type Person, type Subject } from '#src/domains/privacy/erasure/loadSubject.ts';
import { privacyRequestsJob } from '#src/domains/privacy/privacy.jobs.ts';
import { lockTripRequest } from '#src/domains/trips/tripMatches/lockTripMatch.ts';
import { moveLockedTripRequest } from '#src/domains/trips/tripRequests/moveLockedTripRequest.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import { saveChange } from '#src/records/records.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';
import { mailReceived, mailRefusal } from './privacyMails.ts';
import { privacyRequestEntity } from './privacyRequest.entity.ts';
import type { PrivacyRequestRow } from './privacyRequest.model.ts';
import { selectClosedAccounts, selectHold, selectOpenBusiness } from './privacyRequest.sql.ts';

const GRACE_MS = 7 * 86_400_000;
const CLOSED = 'Erasure requested';

type Mover = 'owner' | 'admin' | 'system';

/** Confirms a request: a copy is made at once, an erasure closes the account and runs seven days later. Needs a transaction. */
export async function confirmPrivacyRequest(row: PrivacyRequestRow, context: CallContext): Promise<PrivacyRequestRow> {
  const isErasure = row.kind === 'ERASE';
  const runsAt = new Date(Date.now() + (isErasure ? GRACE_MS : 0));
  const confirmed = await applyPrivacyMove(row, 'CONFIRMED', 'owner', { runsAt }, context);
  if (!isErasure) {
    await mailReceived(confirmed, null, context);
    await context.queue.enqueue(privacyRequestsJob, {}, { db: context.db });
    return confirmed;
  }
  const subject = await loadSubject(personOf(row), context);
  await closeBusiness(subject, context);
  const hold = await findHold(subject, context);
  await mailReceived(confirmed, hold, context);
  return hold ? applyPrivacyMove(confirmed, 'HELD', 'system', { reasonCode: hold.reason }, withSystemActor(context)) : confirmed;
}

/** Calls a request off, and opens the account again. Needs a transaction. */
export async function cancelPrivacyRequest(
  row: PrivacyRequestRow,
  by: Mover,
  reasonCode: 'EXPIRED' | null,
  context: CallContext,
): Promise<PrivacyRequestRow> {
  const cancelled = await applyPrivacyMove(row, 'CANCELLED', by, { reasonCode }, context);
  if (row.kind === 'ERASE' && row.runsAt !== null) await reopenAccounts(row, context);
  return cancelled;
}

/** Refuses a request with a reason, tells the person, and opens the account again. Needs a transaction. */
export async function refusePrivacyRequest(
  row: PrivacyRequestRow,
  reasonCode: string,
  note: string | undefined,
  context: CallContext,
): Promise<PrivacyRequestRow> {
  const refused = await applyPrivacyMove(row, 'REFUSED', 'admin', { reasonCode }, context, note);
  await mailRefusal(refused, context);
  if (row.kind === 'ERASE' && row.runsAt !== null) await reopenAccounts(row, context);
  return refused;
}

/** Saves a move that the machine allows; 409 for another. */
export async function applyPrivacyMove(
  row: PrivacyRequestRow,
  status: PrivacyRequestStatus,
  by: Mover,
  values: Partial<PrivacyRequestRow>,
  context: CallContext,
  note?: string,
): Promise<PrivacyRequestRow> {
  const allowed = transitionsFrom(privacyRequestMachine, row.status, [by]).map(({ to }) => to);
  if (!allowed.includes(status)) throw new Failure('transition.notAllowed', { allowedTransitions: allowed });
  const change = { reasonCode: null, ...values, status, statusChangedAt: new Date() };
  return saveChange(privacyRequestEntity, row, { values: change, kind: 'STATUS', action: `${row.status} → ${status}`, note }, context);
}

/** Whose data a request is about. */
export function personOf({ subjectType, subjectId, email }: PrivacyRequestRow): Person {
  if (subjectType === 'AGENT' && subjectId !== null) return { agentId: subjectId };
  return subjectId === null ? { email: email ?? '' } : { travelerId: subjectId };
}

/** Why an erasure must wait, and until when a trip lasts; null: nothing holds it. */
export async function findHold(
  subject: Subject,
  { db }: CallContext,
): Promise<{ reason: 'LEGAL_HOLD' | 'BOOKED_TRIP'; travelEnd: string | null } | null> {
  const { travelerIds, requestIds, matchIds, conversationIds, agentIds } = subject;
  const hold = await db.first(selectHold, { travelerIds, requestIds, matchIds, conversationIds, agentIds });
  return hold?.reason ? { reason: hold.reason, travelEnd: hold.travelEnd } : null;
}

/** Cancels requests that are not booked, and closes the accounts. */
async function closeBusiness({ requestIds, userIds }: Subject, context: CallContext): Promise<void> {
  const system = withSystemActor(context);
  const open = await context.db.first(selectOpenBusiness, { requestIds, userIds });
  for (const id of open?.requestIds ?? []) {
    const request = await lockTripRequest(id, system);
    const move = { status: 'CANCELLED' as const, reasonCode: 'OTHER', note: CLOSED, at: new Date() };
    await moveLockedTripRequest(request, move, { ...system, sendsNoMail: true });
  }
  for (const id of open?.userIds ?? []) {
    const user = await context.db.byId(userEntity.model, id);
    if (user) await moveUser(user, { status: 'DISABLED', reason: CLOSED }, system);
  }
}

async function reopenAccounts(row: PrivacyRequestRow, context: CallContext): Promise<void> {
  const { userIds } = await loadSubject(personOf(row), context);
  for (const { id } of await context.db.run(selectClosedAccounts, { userIds })) {
    const user = await context.db.byId(userEntity.model, id);
    if (user) await moveUser(user, { status: 'ENABLED' }, withSystemActor(context));
  }
}
