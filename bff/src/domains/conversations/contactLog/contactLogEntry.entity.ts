import { type contract, type ReplyOf, transitionsFrom, tripRequestMachine } from '@farwend/api-contract';
import { is } from '#src/kernel/actor.ts';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { idField, momentField, textField } from '#src/kernel/searchFields.ts';
import { ContactLogEntryModel, type ContactLogEntryRow } from './contactLogEntry.model.ts';

type ContactLogEntryView = ReplyOf<typeof contract.contactLog.read>;

/** After so many failed tries the traveler is asked in writing. */
const TRIES_BEFORE_WRITING = 3;

export const contactLogEntity: Entity<ContactLogEntryRow, ContactLogEntryView> = {
  type: 'contactLogEntry',
  model: ContactLogEntryModel,
  policy: {
    visibleTo: (actor) => (is(actor, 'admin', 'care') ? {} : null),
    canChange: (actor, row) => is(actor, 'admin') || (is(actor, 'care') && row.createdById === actor.person?.userId),
  },
  present: (row) => ({
    ...facts(row),
    failedTries: row.failedTries,
    suggestedStatus: row.failedTries >= TRIES_BEFORE_WRITING && mayAskInWriting(row) ? ('NEEDS_INFO' as const) : null,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    createdById: row.createdById,
    updatedById: row.updatedById,
    version: row.version,
  }),
  snapshot: facts,
  searchText: 'plain_text(note)',
  searchedFields: ['note'],
  defaultSort: ['contactedAt', 'DESC'],
  fields: {
    tripRequestId: idField('tripRequestId'),
    kind: textField('kind'),
    direction: { attribute: 'direction', kind: 'text' },
    outcome: textField('outcome'),
    createdById: idField('createdById'),
    contactedAt: momentField('contactedAt'),
  },
};

function mayAskInWriting({ requestStatus }: ContactLogEntryRow): boolean {
  return transitionsFrom(tripRequestMachine, requestStatus, ['care']).some(({ to }) => to === 'NEEDS_INFO');
}

function facts({ id, tripRequestId, kind, direction, outcome, note, contactedAt }: ContactLogEntryRow) {
  return { id, tripRequestId, kind, direction, outcome, note, contactedAt: toIsoString(contactedAt) };
}
