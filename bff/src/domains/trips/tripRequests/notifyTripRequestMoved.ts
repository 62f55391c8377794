import { noticesOf, tripRequestNotices, type TripRequestStatus } from '@farwend/api-contract';
import { findMatchesOfRequest } from '#src/domains/trips/tripMatches/lockTripMatch.ts';
import { mailAgents } from '#src/domains/trips/tripMatches/matchMails.ts';
import { isOpenMatch } from '#src/domains/trips/tripMatches/matchState.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { moverOf } from '#src/kernel/moverOf.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import { selectAssignedUser } from './notifyTripRequestMoved.sql.ts';
import { mailTraveler } from './tripRequestMails.ts';

/** Pushes the new status to the request's page and followers and emails those concerned. A correction is only pushed. */
export async function notifyTripRequestMoved(
  row: TripRequestRow,
  from: TripRequestStatus,
  context: CallContext,
  question?: string,
): Promise<void> {
  const data = { id: row.id, status: row.status };
  await pushEvent(`presence-tripRequest-${row.id}`, 'tripRequest.moved', data, context);
  const needsMatches = from === 'MATCHED' && row.status === 'QUALIFIED'; // every partner declined or did not respond
  for (const userId of await findRecipients(row, needsMatches, context))
    await pushEvent(`private-user-${userId}`, needsMatches ? 'tripRequest.needsMatches' : 'tripRequest.moved', data, context);
  const move = { from, to: row.status, by: moverOf(context.actor), reasonCode: row.statusReasonCode };
  for (const { traveler, agents } of noticesOf(tripRequestNotices, move)) {
    if (traveler) await mailTraveler(traveler, row, question, context);
    if (!agents) continue;
    const open = (await findMatchesOfRequest(row.id, context)).filter(({ status }) => isOpenMatch(status));
    for (const match of open) await mailAgents(agents, match, row, context);
  }
}

/** User ids of the followers and, if the request needs matches, of the assigned team member. */
async function findRecipients(row: TripRequestRow, includeAssignee: boolean, { db }: CallContext): Promise<string[]> {
  if (!includeAssignee || row.assignedToId === null) return row.followerIds;
  const assignee = await db.first(selectAssignedUser, { assignedToId: row.assignedToId });
  return [...new Set([...row.followerIds, ...(assignee?.user_id ? [assignee.user_id] : [])])];
}
