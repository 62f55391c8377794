import { alreadyNamed, buildReferenceStatements, type MergedReference } from '#src/domains/trips/merges/referenceStatements.sql.ts';

/** What refers to one traveler, by its name in the report. Trip requests refer to several: see mergeTravelers.requests.ts. */
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
} as const satisfies Record<string, MergedReference>;

export type ReferenceName = keyof typeof references;

export const referenceStatements = buildReferenceStatements<ReferenceName>('merge', references);
