import type { BodyOf, contract } from '@farwend/api-contract';
import { findToChange, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import type { ChecklistItemRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import { is, userIdOf } from '#src/http/actor.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { isLeadAgent } from './isLeadAgent.ts';
import { tripMatchEntity } from './tripMatch.entity.ts';
import type { TripMatchColumns, TripMatchRow } from './tripMatch.model.ts';

type Body = BodyOf<typeof contract.tripMatches.update>;

/** PUT of a match: absent fields stay, null clears. */
export async function changeTripMatch(id: string, body: Body, context: CallContext): Promise<TripMatchRow> {
  const row = await findToChange(tripMatchEntity, id, context, body.version);
  await checkRights(row, body, context);
  const { rank, leadAgentId, travelStart, travelEnd, quotedTotalUSD, quotedPerPersonUSD, checklistItems } = body;
  const values: Partial<TripMatchColumns> = Object.fromEntries(
    Object.entries({ rank, leadAgentId, travelStart, travelEnd, quotedTotalUSD, quotedPerPersonUSD }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const facts = { ...row, ...values };
  if (facts.travelStart && facts.travelEnd && facts.travelEnd < facts.travelStart)
    throw fieldFailure('/travelEnd', 'tooSmall', 'Must not be before travelStart');
  if (leadAgentId && !row.agentIds.includes(leadAgentId)) throw fieldFailure('/leadAgentId', 'notAllowed', 'Must be one of agentIds');
  const items = checklistItems ? { checklistItems: checklistItems.map((item) => checkedItem(item, row, context)) } : {};
  const kind = body.restoredFrom === undefined ? ('UPDATE' as const) : ('RESTORE' as const);
  return saveChange(tripMatchEntity, row, { values: { ...values, ...items }, kind, note: body.changeNote ?? null }, context);
}

/** The order of partners is ours; who leads a match is for the company's lead and for us. A record's own answer may come back unchanged. */
async function checkRights(row: TripMatchRow, body: Body, context: CallContext): Promise<void> {
  if (is(context.actor, 'admin', 'care')) return;
  if (body.rank !== undefined && body.rank !== row.rank) throw fieldFailure('/rank', 'notAllowed', 'rank is set by our team');
  if (body.leadAgentId !== undefined && body.leadAgentId !== row.leadAgentId && !(await isLeadAgent(context)))
    throw fieldFailure('/leadAgentId', 'notAllowed', 'leadAgentId is set by the lead of your company');
}

/** An item keeps when and by whom it was done; a newly done one is stamped. */
function checkedItem(item: NonNullable<Body['checklistItems']>[number], row: TripMatchRow, { actor }: CallContext): ChecklistItemRow {
  const before = row.checklistItems.find(({ id }) => id === item.id);
  if (item.id !== undefined && !before) throw fieldFailure('/checklistItems', 'unknown', 'Leave the id of a new item out');
  const stamps = before?.done
    ? { doneAt: before.doneAt, doneById: before.doneById }
    : { doneAt: new Date().toISOString(), doneById: userIdOf(actor) };
  return {
    id: before?.id ?? newId(),
    label: item.label,
    done: item.done,
    ...(item.done ? stamps : { doneAt: null, doneById: null }),
    dueAt: item.dueAt ?? null,
    assigneeId: item.assigneeId ?? null,
    sortOrder: item.sortOrder,
    templateKey: item.templateKey ?? null,
  };
}
