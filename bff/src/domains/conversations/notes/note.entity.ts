import type { ReplyOf, contract } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { type Entity, moment, type Policy } from '#src/calls/entity.ts';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import type { NoteRow } from './note.model.ts';

type NoteView = ReplyOf<typeof contract.notes.read>;

/** Staff read what staff wrote, administrators all, agents what their own company wrote: neither side knows of the other's notes. */
const notePolicy: Policy<NoteRow> = {
  sees: (actor) => {
    if (is(actor, 'admin')) return {};
    const scope = scopeOf(actor);
    return scope === null ? null : { ownerScope: { [Op.eq]: scope } };
  },
  changes: (actor, row) => is(actor, 'admin', 'care') || (is(actor, 'agent') && row.createdById === actor.person?.userId),
};

/** Whose notes the caller writes: the team's, or their company's; null: nobody's. */
export function scopeOf(actor: Actor): string | null {
  if (isStaff(actor)) return 'STAFF';
  return is(actor, 'agent') && actor.person?.partnerId ? `PARTNER:${actor.person.partnerId}` : null;
}

export const noteEntity: Entity<NoteRow, NoteView> = {
  type: 'note',
  model: ({ models }) => models.notes,
  policy: notePolicy,
  present: (row) => ({
    ...facts(row),
    authorName: row.authorName,
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    createdById: row.createdById,
    updatedById: row.updatedById,
    version: row.version,
  }),
  snapshot: facts,
  searchText: 'plain_text(body)',
  defaultSort: ['createdAt', 'DESC'],
  fields: {
    subjectType: { attribute: 'subjectType', kind: 'text', sortable: true },
    subjectId: { attribute: 'subjectId', kind: 'id' },
    ownerScope: { attribute: 'ownerScope', kind: 'text' },
    mentions: { attribute: 'mentions', kind: 'list' },
    pinned: { attribute: 'pinned', kind: 'boolean', sortable: true },
    createdById: { attribute: 'createdById', kind: 'id' },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
    updatedAt: { attribute: 'updatedAt', kind: 'moment', sortable: true },
  },
};

function facts({ id, subjectType, subjectId, ownerScope, body, mentions, pinned }: NoteRow) {
  return { id, subjectType, subjectId, ownerScope, body, mentions, pinned };
}
