import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** A table with one column that refers to a traveler. Trip requests refer to several: see mergeTravelers.requests.ts. */
interface TravelerReference {
  table: string;
  column: string;
  /** Column that identifies the row after it was repointed. */
  key: string;
  /** SQL condition on the rows; `x` is the row. */
  where?: string;
  /** SQL condition of rows that must not be repointed, because another row refers to `:toId` already. */
  unless?: string;
}

const alreadyNamed = (table: string, key: string, column: string, more = 'true') =>
  `EXISTS (SELECT FROM ${table} o WHERE o.${key} = x.${key} AND o.${column} = :toId AND ${more})`;

/** All other references to travelers, by their name in the report. */
const references = {
  conversations: {
    table: 'conversation_participants',
    column: 'person_id',
    key: 'conversation_id',
    unless: alreadyNamed('conversation_participants', 'conversation_id', 'person_id'),
  },
  messages: { table: 'messages', column: 'author_id', key: 'id', unless: alreadyNamed('messages', 'client_message_id', 'author_id') },
  documents: { table: 'documents', column: 'owner_person_id', key: 'id' },
  documentLinks: {
    table: 'document_links',
    column: 'target_id',
    key: 'document_id',
    where: `x.type = 'TRAVELER'`,
    unless: alreadyNamed('document_links', 'document_id', 'target_id', `o.type = 'TRAVELER'`),
  },
  reviews: { table: 'reviews', column: 'traveler_id', key: 'id' },
  notes: { table: 'notes', column: 'subject_id', key: 'id', where: `x.subject_type = 'TRAVELER'` },
  mails: { table: 'templated_emails', column: 'person_id', key: 'id' },
} as const satisfies Record<string, TravelerReference>;

export type ReferenceName = keyof typeof references;

const names = Object.keys(references).filter((name): name is ReferenceName => name in references);

/** For each table, a statement that repoints all its rows to another traveler, and one that undoes it for some of them. */
export const referenceStatements = names.map((name) => {
  const { table, column, key, where = 'true', unless = 'false' }: TravelerReference = references[name];
  return {
    name,
    repoint: statement(
      `merge.${name}`,
      { toId: z.uuid(), fromId: z.uuid() },
      z.object({ key: z.uuid() }),
      `UPDATE ${table} x SET ${column} = :toId WHERE x.${column} = :fromId AND ${where} AND NOT ${unless} RETURNING x.${key} AS key`,
    ),
    restore: statement(
      `unmerge.${name}`,
      { mergedId: z.uuid(), survivorId: z.uuid(), keys: z.array(z.uuid()).readonly() },
      null,
      `UPDATE ${table} x SET ${column} = :mergedId WHERE x.${column} = :survivorId AND ${where} AND x.${key} = ANY (:keys::uuid[])`,
    ),
  };
});
