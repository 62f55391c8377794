import { contract } from '@farwend/api-contract';
import { listPage } from '#src/records/lists.ts';
import { findVisible, findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { is, isStaff } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import { noteEntity as entity, ownerScopeOf } from './note.entity.ts';
import type { NoteRow } from './note.model.ts';
import { checkNoteSubject } from './checkNoteSubject.ts';
import { deleteNote, selectTeamColleagues, selectAgentColleagues } from './note.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

const list = contract.notes.list.path;

export const noteHandlers: Handlers<typeof contract.notes> = {
  list: listOf(entity, async ({ query }, context) =>
    ok(await listPage(entity, { ...query, sort: query.sort ?? '-pinned,-createdAt' }, context)),
  ),
  create: async ({ body }, context) => {
    const ownerScope = ownerScopeOf(context.actor);
    if (ownerScope === null) throw new Failure('auth.forbidden');
    await checkNoteSubject(body.subjectType, body.subjectId, context);
    await notifyMentioned(body.mentions, { subjectType: body.subjectType, subjectId: body.subjectId }, context);
    const { person } = context.actor;
    const row: NoteRow = {
      ...newRecord(newId(), context),
      ...body,
      ownerScope,
      authorName: person && `${person.givenName} ${person.familyName}`,
    };
    await insertRecord(entity, row, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  read: async ({ params }, context) => ok(entity.present(await findVisible(entity, params.id, context), context.actor)),
  update: async ({ params, body }, context) => {
    const row = await findForUpdate(entity, params.id, context, body.version);
    const { body: text, mentions, pinned } = body;
    const added = mentions?.filter((id) => !row.mentions.includes(id)) ?? [];
    await notifyMentioned(added, row, context);
    const values = pickChangedValues<NoteRow>(row, { body: text, mentions, pinned });
    const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
    return ok(entity.present(await saveChange(entity, row, { values, kind, note: body.changeNote }, context), context.actor));
  },
  remove: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    if (!is(context.actor, 'admin') && row.createdById !== context.actor.person?.userId) throw new Failure('auth.forbidden');
    await context.db.run(deleteNote, { id: row.id });
    await recordAudit('DELETE', 'note', row.id, { subjectType: row.subjectType, subjectId: row.subjectId }, context);
    return noContent();
  },
};

/** Pushes to mentioned colleagues; 422 for a mention of anybody else. */
async function notifyMentioned(
  ids: readonly string[],
  { subjectType, subjectId }: Pick<NoteRow, 'subjectType' | 'subjectId'>,
  context: CallContext,
): Promise<void> {
  if (ids.length === 0) return;
  const { db, actor } = context;
  const colleagues = isStaff(actor)
    ? await db.run(selectTeamColleagues, { ids })
    : await db.run(selectAgentColleagues, { ids, partnerId: actor.person?.partnerId ?? null });
  const unknown = ids.findIndex((id) => !colleagues.some((colleague) => colleague.id === id));
  if (unknown !== -1) throw unknownReference(`/mentions/${unknown}`, 'You have no colleague with this id');
  for (const { user_id: userId } of colleagues)
    if (userId) await pushEvent(`private-user-${userId}`, 'note.mentioned', { subjectType, subjectId }, context);
}
