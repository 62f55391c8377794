import { placesInWords } from '#src/entities/tripRequests/placesInWords.ts';
import type { TripRequestStatus } from '@farwend/api-contract';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';
import { pushEvent } from '#src/push/pushEvent.ts';

/** What people hear of a request's move: a push to its page and followers, a mail to the traveller where one is due. Corrections are silent. */
export async function tellOfRequest(row: TripRequestRow, from: TripRequestStatus, context: CallContext, question?: string): Promise<void> {
  const data = { id: row.id, status: row.status };
  await pushEvent(`presence-tripRequest-${row.id}`, 'tripRequest.moved', data, context);
  const isBack = from === 'MATCHED' && row.status === 'QUALIFIED'; // every partner declined or let it pass: care is called
  for (const userId of await listeners(row, isBack, context))
    await pushEvent(`private-user-${userId}`, isBack ? 'tripRequest.needsMatches' : 'tripRequest.moved', data, context);
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
    destinationNames: placesInWords(row.destinationNames),
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

/** Followers, and for a call to care also who looks after the request. */
async function listeners(row: TripRequestRow, isCall: boolean, { sequelize, transaction }: CallContext): Promise<string[]> {
  if (!isCall || row.assignedToId === null) return row.followerIds;
  const [found] = await preparedQuery<{ user_id: string | null }>(
    sequelize,
    'tripRequest.assignedUser',
    'SELECT user_id FROM team_members WHERE id = $1',
    [row.assignedToId],
    transaction,
  );
  return [...new Set([...row.followerIds, ...(found?.user_id ? [found.user_id] : [])])];
}
