import { withSystemActor } from '#src/records/withSystemActor.ts';
import { insertRecord, newRecord } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { runInTransaction } from '#src/records/runInTransaction.ts';
import { noteEntity } from './note.entity.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import { selectCareMembers, lockTraveler, selectRecentNote } from './notifyCareOfClosedAccount.sql.ts';

/**
 * A visitor entered the address of a closed account in the trip request form and was asked to call us: adds a note to the traveler that
 * mentions the care team, at most once a day per traveler.
 */
export async function notifyCareOfClosedAccount({ travelerId }: { travelerId: string }, context: CallContext): Promise<void> {
  await runInTransaction(context, async (inside) => {
    const own = withSystemActor(inside);
    if (await wasNotified(travelerId, own)) return;
    const subject = { subjectType: 'TRAVELER', subjectId: travelerId } as const;
    const care = await inside.db.run(selectCareMembers, {});
    const mentions = care.map(({ id }) => id);
    const note = { ...subject, ownerScope: 'STAFF', body: NOTE_TEXT, mentions, pinned: false, authorName: null };
    await insertRecord(noteEntity, { ...newRecord(newId(), own), ...note }, own);
    for (const { user_id: userId } of care) await pushEvent(`private-user-${userId}`, 'note.mentioned', subject, own);
  });
}

const NOTE_TEXT =
  'The address of this closed account was typed into the trip request form. The form asked to call us instead; no request was sent.';

/** Locks the traveler's row, so that concurrent calls write one note. */
async function wasNotified(travelerId: string, { db }: CallContext): Promise<boolean> {
  await db.run(lockTraveler, { travelerId });
  const recent = await db.run(selectRecentNote, { travelerId, text: NOTE_TEXT });
  return recent.length > 0;
}
