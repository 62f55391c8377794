import type { TripTitleChange } from '#src/domains/trips/tripRequests/tripRequest.events.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { saveChange } from '#src/records/records.ts';
import { conversationEntity } from './conversation.entity.ts';
import { formatMatchTitle } from './formatMatchTitle.ts';
import { selectMatchConversations } from './renameConversations.sql.ts';

/** Renames the conversations of a trip's matches with the trip, except those that somebody named. */
export async function renameConversations({ before, after }: TripTitleChange, context: CallContext): Promise<void> {
  const found = await context.db.run(selectMatchConversations, { tripRequestId: after.id });
  for (const { id, partnerName } of found) {
    const row = await context.db.byId(conversationEntity.model, id);
    if (row?.title !== formatMatchTitle(before.tripTitle, partnerName)) continue;
    await saveChange(conversationEntity, row, { values: { title: formatMatchTitle(after.tripTitle, partnerName) } }, context);
  }
}
