import { bySystem } from '#src/commands/bySystem.ts';
import { insertRecord, newRecord } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { noteEntity } from '#src/entities/notes/note.entity.ts';
import type { CallContext } from '#src/http/handler.ts';
import { pushEvent } from '#src/push/pushEvent.ts';

/**
 * Somebody typed the address of a closed account into the trip request form, and was asked to call: a note at the traveler that names
 * everybody who takes such calls. Once a day for a traveler, however often it is typed. The visitor learns nothing of it.
 */
export async function tellCareOfDisabled(travelerId: string, context: CallContext): Promise<void> {
  await inTransaction(context.sequelize, async (transaction) => {
    const own = bySystem({ ...context, transaction });
    if (await isTold(travelerId, own)) return;
    const subject = { subjectType: 'TRAVELER', subjectId: travelerId } as const;
    const care = await preparedQuery<{ id: string; user_id: string }>(context.sequelize, 'disabled.care', selectCare, [], transaction);
    const mentions = care.map(({ id }) => id);
    const note = { ...subject, ownerScope: 'STAFF', body: TEXT, mentions, pinned: false, authorName: null };
    await insertRecord(noteEntity, { ...newRecord(newId(), own), ...note }, own);
    for (const { user_id: userId } of care) await pushEvent(`private-user-${userId}`, 'note.mentioned', subject, own);
  });
}

const TEXT =
  'The address of this closed account was typed into the trip request form. The form asked to call us instead; no request was sent.';

/** Two at the same moment wait for one another at the traveler's row. */
async function isTold(travelerId: string, { sequelize, transaction }: CallContext): Promise<boolean> {
  await preparedQuery(sequelize, 'disabled.lock', 'SELECT id FROM travelers WHERE id = $1 FOR UPDATE', [travelerId], transaction);
  const told = await preparedQuery(sequelize, 'disabled.told', selectTold, [travelerId, TEXT], transaction);
  return told.length > 0;
}

const selectTold = `
  SELECT id FROM notes WHERE subject_type = 'TRAVELER' AND subject_id = $1 AND body = $2 AND created_at > now() - interval '1 day' LIMIT 1`;
const selectCare = `
  SELECT t.id, u.id AS user_id FROM team_members t JOIN users u ON u.id = t.user_id
  WHERE u.status = 'ENABLED' AND 'care' = ANY (u.roles) ORDER BY t.id`;
