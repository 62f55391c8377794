import { mailReminder } from '#src/commands/matchMails.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { type LockedMatch, lockTripMatch, lockTripRequest } from '#src/entities/tripMatches/lockTripMatch.ts';
import { partnerTerms } from '#src/entities/tripMatches/partnerCalendar.ts';
import { tripRequestEntity } from '#src/entities/tripRequests/tripRequest.entity.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { BusinessCalendar } from '#src/matching/businessTime.ts';
import { firstLookBy, shareAt, usedShare } from '#src/matching/clocks.ts';
import { pushEvent } from '#src/push/pushEvent.ts';

/** Reminds the agents at half and at four fifths of their time; a dismissed reminder is silent. */
export async function remindToRespond(id: string, context: CallContext): Promise<void> {
  const { row, request } = await lockTripMatch(id, context);
  if (row.status !== 'PROPOSED' || !row.proposedAt || !row.respondBy) return;
  const terms = await partnerTerms(row.partnerId, context);
  if (!terms) return;
  const used = usedShare(row.proposedAt, row.respondBy, new Date(), terms.calendar) * 100;
  const step = [80, 50].find((share) => used >= share);
  const next = step === 80 ? null : shareAt(row.proposedAt, row.respondBy, step === 50 ? 0.8 : 0.5, terms.calendar);
  await remindNextAt(row.id, next, context);
  if (step === undefined || row.clockSteps.includes(`RESPOND_${step}`)) return;
  await takeStep(row.id, step === 80 ? ['RESPOND_50', 'RESPOND_80'] : ['RESPOND_50'], context);
  if (row.reminder?.dismissedAt) return;
  await pushEvent(`private-partner-${row.partnerId}`, 'tripMatch.reminder', { id: row.id, usedPct: step }, context);
  await mailReminder(row, request, step, context);
}

/** The traveller waits for a first word: a push to the company. Care joins the conversation later, by the clock of conversations. */
export async function remindFirstMessage(id: string, context: CallContext): Promise<void> {
  const { row } = await lockTripMatch(id, context);
  if (row.status !== 'INTRODUCED' || row.firstReplyAt || row.clockSteps.includes('FIRST_MESSAGE')) return;
  await takeStep(row.id, ['FIRST_MESSAGE'], context);
  await pushEvent(`private-partner-${row.partnerId}`, 'tripMatch.reminder', { id: row.id, kind: 'FIRST_MESSAGE' }, context);
}

/** The first proposal is late: a push to the company, and something to do for whoever looks after the request. */
export async function callForProposal(id: string, context: CallContext): Promise<void> {
  const locked = await lockTripMatch(id, context);
  const { row } = locked;
  if (!['INTRODUCED', 'IN_CONVERSATION'].includes(row.status) || row.clockSteps.includes('PROPOSAL')) return;
  await takeStep(row.id, ['PROPOSAL'], context);
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
  await saveChange(tripRequestEntity, request, { values, note: 'The first proposal is late' }, context);
}

/** Care works in the hours of our own office. */
const office: BusinessCalendar = { timeZone: 'UTC', businessHours: null, holidays: [] };

/** Nobody looked at a new request in time: everybody who looks after its countries is called. */
export async function escalateFirstLook(id: string, context: CallContext): Promise<void> {
  const { sequelize, transaction } = context;
  const row = await lockTripRequest(id, context);
  if (row.status !== 'PENDING' || firstLookBy(row.statusChangedAt, row.totalBudget, office) > new Date()) return;
  const [marked] = await preparedQuery(
    sequelize,
    'clocks.firstLook',
    `UPDATE trip_requests SET clock_steps = clock_steps || '{FIRST_LOOK}' WHERE id = $1 AND NOT clock_steps @> '{FIRST_LOOK}' RETURNING id`,
    [id],
    transaction,
  );
  if (!marked) return;
  const care = await preparedQuery<{ user_id: string }>(
    sequelize,
    'clocks.careOfCountry',
    `SELECT u.id AS user_id FROM team_members t JOIN users u ON u.id = t.user_id
     WHERE u.status = 'ENABLED' AND 'care' = ANY (u.roles) AND (cardinality($1::text[]) = 0 OR t.care_country_codes && $1::text[])`,
    [row.countryCodes],
    transaction,
  );
  for (const { user_id: userId } of care) await pushEvent(`private-user-${userId}`, 'tripRequest.waiting', { id }, context);
  await recordAudit('ESCALATED', 'tripRequest', id, { clock: 'FIRST_LOOK', called: care.length }, context);
}

async function remindNextAt(id: string, at: Date | null, { sequelize, transaction }: CallContext): Promise<void> {
  await preparedQuery(sequelize, 'clocks.remindAt', 'UPDATE trip_matches SET remind_at = $2 WHERE id = $1', [id, at], transaction);
}

async function takeStep(id: string, steps: readonly string[], { sequelize, transaction }: CallContext): Promise<void> {
  await preparedQuery(
    sequelize,
    'clocks.step',
    `UPDATE trip_matches SET clock_steps = (SELECT array_agg(DISTINCT s) FROM unnest(clock_steps || $2::text[]) s) WHERE id = $1`,
    [id, steps],
    transaction,
  );
}
