import type { ReplyOf, contract } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { type Entity, toIsoString, type Policy } from '#src/kernel/entity.ts';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import { type NoteRow, NoteModel } from './note.model.ts';

type NoteView = ReplyOf<typeof contract.notes.read>;

/** Staff read notes of the staff, agents those of their company, administrators all: neither side sees that the other has notes. */
const notePolicy: Policy<NoteRow> = {
  visibleTo: (actor) => {
    if (is(actor, 'admin')) return {};
    const scope = ownerScopeOf(actor);
    return scope === null ? null : { ownerScope: { [Op.eq]: scope } };
  },
  canChange: (actor, row) => is(actor, 'admin', 'care') || (is(actor, 'agent') && row.createdById === actor.person?.userId),
};

/** The scope in which the caller reads and writes notes; null: none. */
export function ownerScopeOf(actor: Actor): string | null {
  if (isStaff(actor)) return 'STAFF';
  return is(actor, 'agent') && actor.person?.partnerId ? `PARTNER:${actor.person.partnerId}` : null;
}

export const noteEntity: Entity<NoteRow, NoteView> = {
  type: 'note',
  model: NoteModel,
  policy: notePolicy,
  present: (row) => ({
    ...facts(row),
    authorName: row.authorName,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    createdById: row.createdById,
    updatedById: row.updatedById,
    version: row.version,
  }),
  snapshot: facts,
  searchText: 'plain_text(body)',
  searchedFields: ['body'],
  defaultSort: ['createdAt', 'DESC'],
  fields: {
    subjectType: { attribute: 'subjectType', kind: 'text', sortable: true },
    subjectId: { attribute: 'subjectId', kind: 'id' },
    ownerScope: { attribute: 'ownerScope', kind: 'text' },
    mentions: { attribute: 'mentions', kind: 'ids' },
    pinned: { attribute: 'pinned', kind: 'boolean', sortable: true },
    createdById: { attribute: 'createdById', kind: 'id' },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
    updatedAt: { attribute: 'updatedAt', kind: 'moment', sortable: true },
  },
};

function facts({ id, subjectType, subjectId, ownerScope, body, mentions, pinned }: NoteRow) {
  return { id, subjectType, subjectId, ownerScope, body, mentions, pinned };
}
