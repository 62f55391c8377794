import { listDestinations } from './listDestinations.ts';
import type { TripRequestStatus } from '@farwend/api-contract';
import type { TripRequestRow } from './tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import { selectAssignedUser } from './notifyTripRequestMoved.sql.ts';

/** Pushes the new status to the request's page and followers and emails the traveler if needed. A correction is only pushed. */
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
  if (row.statusReasonCode === 'CORRECTION') return;
  await mailTraveler(row, question, context);
}

async function mailTraveler(row: TripRequestRow, question: string | undefined, context: CallContext): Promise<void> {
  const primary = row.travelers.find(({ isPrimary }) => isPrimary);
  if (!primary || !row.confirmed) return;
  const mail = {
    to: primary.email,
    personId: primary.travelerId,
    related: { type: 'tripRequest', id: row.id },
    singletonKey: `${row.id} ${row.version}`,
  };
  const names = {
    givenName: primary.givenName,
    reference: row.reference,
    destinationNames: listDestinations(row.destinationNames),
  };
  if (row.status === 'REJECTED' && row.statusReasonCode !== 'SPAM')
    await sendTemplate('trip-request-declined', { ...mail, data: names }, context);
  if (row.status === 'NEEDS_INFO' && question)
    await sendTemplate(
      'trip-request-question',
      { ...mail, data: { ...names, question, requestUrl: `${context.settings.publicOrigin}/my-trips` } },
      context,
    );
}

/** User ids of the followers and, if the request needs matches, of the assigned team member. */
async function findRecipients(row: TripRequestRow, includeAssignee: boolean, { db }: CallContext): Promise<string[]> {
  if (!includeAssignee || row.assignedToId === null) return row.followerIds;
  const assignee = await db.first(selectAssignedUser, { assignedToId: row.assignedToId });
  return [...new Set([...row.followerIds, ...(assignee?.user_id ? [assignee.user_id] : [])])];
}
