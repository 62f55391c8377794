import { contract } from '@farwend/api-contract';
import { listPage, pageHeaders } from '#src/calls/lists.ts';
import { findSeen, findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { is, isStaff } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import { type CallContext, created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { pushEvent } from '#src/push/pushEvent.ts';
import { noteEntity as entity, scopeOf } from './note.entity.ts';
import type { NoteRow } from './note.model.ts';
import { checkSubject } from './noteSubject.ts';

const list = contract.notes.list.path;

export const noteHandlers: Handlers<typeof contract.notes> = {
  list: async ({ query }, context) => {
    const page = await listPage(entity, { ...query, sort: query.sort ?? '-pinned,-createdAt' }, context);
    return { body: page, headers: pageHeaders(page, list) };
  },
  create: async ({ body }, context) => {
    const ownerScope = scopeOf(context.actor);
    if (ownerScope === null) throw new Failure('auth.forbidden');
    await checkSubject(body.subjectType, body.subjectId, context);
    await tell(body.mentions, { subjectType: body.subjectType, subjectId: body.subjectId }, context);
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
  read: async ({ params }, context) => ok(entity.present(await findSeen(entity, params.id, context), context.actor)),
  update: async ({ params, body }, context) => {
    const row = await findToChange(entity, params.id, context, body.version);
    const { body: text, mentions, pinned } = body;
    const fresh = mentions?.filter((id) => !row.mentions.includes(id)) ?? [];
    await tell(fresh, row, context);
    const values = changedValues<NoteRow>(row, { body: text, mentions, pinned });
    const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
    return ok(entity.present(await saveChange(entity, row, { values, kind, note: body.changeNote }, context), context.actor));
  },
  remove: async ({ params }, context) => {
    const row = await findToChange(entity, params.id, context);
    if (!is(context.actor, 'admin') && row.createdById !== context.actor.person?.userId) throw new Failure('auth.forbidden');
    await preparedQuery(context.sequelize, 'note.delete', 'DELETE FROM notes WHERE id = $1', [row.id], context.transaction);
    await recordAudit('DELETE', 'note', row.id, { subjectType: row.subjectType, subjectId: row.subjectId }, context);
    return nothing();
  },
};

/** Tells colleagues that they are named in a note; who is no colleague is refused. */
async function tell(
  ids: readonly string[],
  { subjectType, subjectId }: Pick<NoteRow, 'subjectType' | 'subjectId'>,
  context: CallContext,
): Promise<void> {
  if (ids.length === 0) return;
  const { actor, sequelize, transaction } = context;
  const found = isStaff(actor)
    ? await preparedQuery<Colleague>(
        sequelize,
        'note.team',
        'SELECT id, user_id FROM team_members WHERE id = ANY ($1::uuid[])',
        [ids],
        transaction,
      )
    : await preparedQuery<Colleague>(
        sequelize,
        'note.agents',
        'SELECT id, user_id FROM agents WHERE id = ANY ($1::uuid[]) AND partner_id = $2',
        [ids, actor.person?.partnerId ?? null],
        transaction,
      );
  const stranger = ids.findIndex((id) => !found.some((colleague) => colleague.id === id));
  if (stranger !== -1) throw fieldFailure(`/mentions/${stranger}`, 'unknown', 'You have no colleague with this id');
  for (const { user_id: userId } of found)
    if (userId) await pushEvent(`private-user-${userId}`, 'note.mentioned', { subjectType, subjectId }, context);
}

interface Colleague {
  id: string;
  user_id: string | null;
}
