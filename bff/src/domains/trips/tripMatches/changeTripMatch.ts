import type { BodyOf, contract } from '@farwend/api-contract';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { buildChecklistItem } from '#src/domains/trips/tripRequests/buildChecklistItem.ts';
import { checkAssignees, locateItems } from '#src/domains/trips/tripRequests/checkAssignees.ts';
import { is } from '#src/kernel/actor.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isLeadAgent } from './isLeadAgent.ts';
import { tripMatchEntity } from './tripMatch.entity.ts';
import type { TripMatchColumns, TripMatchRow } from './tripMatch.model.ts';

type Body = BodyOf<typeof contract.tripMatches.update>;

/** PUT of a match: absent fields are unchanged, null clears. */
export async function changeTripMatch(id: string, body: Body, context: CallContext): Promise<TripMatchRow> {
  const row = await findForUpdate(tripMatchEntity, id, context, body.version);
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
  await checkAssignees(locateItems(checklistItems ?? []), row.checklistItems, row.partnerId, context);
  const items = checklistItems
    ? { checklistItems: checklistItems.map((item) => buildChecklistItem(item, row.checklistItems, context)) }
    : {};
  const kind = body.restoredFrom === undefined ? ('UPDATE' as const) : ('RESTORE' as const);
  return saveChange(tripMatchEntity, row, { values: { ...values, ...items }, kind, note: body.changeNote ?? null }, context);
}

/** Only staff set the rank, only staff and lead agents the lead agent of a match. Unchanged values are accepted from everybody. */
async function checkRights(row: TripMatchRow, body: Body, context: CallContext): Promise<void> {
  if (is(context.actor, 'admin', 'care')) return;
  if (body.rank !== undefined && body.rank !== row.rank) throw fieldFailure('/rank', 'notAllowed', 'Only our team can set rank');
  if (body.leadAgentId !== undefined && body.leadAgentId !== row.leadAgentId && !(await isLeadAgent(context)))
    throw fieldFailure('/leadAgentId', 'notAllowed', 'Only a lead agent of your company can set leadAgentId');
}
