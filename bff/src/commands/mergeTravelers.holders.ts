import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

/** A table whose rows name a traveler in one column. Trip requests name several and have a file of their own. */
interface Holder {
  table: string;
  column: string;
  /** Column that finds the row again once it names somebody else. */
  key: string;
  /** Only rows for which this holds; `x` is the row. */
  where?: string;
  /** The row cannot name $1 where this holds, because another one does. */
  unless?: string;
}

const same = (table: string, key: string, column: string, more = 'true') =>
  `EXISTS (SELECT FROM ${table} o WHERE o.${key} = x.${key} AND o.${column} = $1 AND ${more})`;

/** Everything else that names a traveler, by the word the report has for it. */
const holders = {
  conversations: {
    table: 'conversation_participants',
    column: 'person_id',
    key: 'conversation_id',
    unless: same('conversation_participants', 'conversation_id', 'person_id'),
  },
  messages: { table: 'messages', column: 'author_id', key: 'id', unless: same('messages', 'client_message_id', 'author_id') },
  documents: { table: 'documents', column: 'owner_person_id', key: 'id' },
  documentLinks: {
    table: 'document_links',
    column: 'target_id',
    key: 'document_id',
    where: `x.type = 'TRAVELER'`,
    unless: same('document_links', 'document_id', 'target_id', `o.type = 'TRAVELER'`),
  },
  reviews: { table: 'reviews', column: 'traveler_id', key: 'id' },
  notes: { table: 'notes', column: 'subject_id', key: 'id', where: `x.subject_type = 'TRAVELER'` },
  mails: { table: 'templated_emails', column: 'person_id', key: 'id' },
} as const satisfies Record<string, Holder>;

type HolderName = keyof typeof holders;
/** Keys of the rows that changed their person. */
export type HeldRows = Partial<Record<HolderName, string[]>>;

const names = Object.keys(holders).filter((name): name is HolderName => name in holders);

/** Lets every row that names one traveler name another; their keys. */
export async function repointHolders(fromId: string, toId: string, { sequelize, transaction }: CallContext): Promise<HeldRows> {
  const held: HeldRows = {};
  for (const name of names) {
    const { table, column, key, where = 'true', unless = 'false' }: Holder = holders[name];
    const text = `UPDATE ${table} x SET ${column} = $1 WHERE x.${column} = $2 AND ${where} AND NOT ${unless} RETURNING x.${key} AS key`;
    const moved = await preparedQuery<{ key: string }>(sequelize, `merge.${name}`, text, [toId, fromId], transaction);
    held[name] = moved.map((row) => row.key);
  }
  return held;
}

/** Lets those rows name the first one again, where they still name the other. */
export async function restoreHolders(
  held: HeldRows,
  mergedId: string,
  survivorId: string,
  { sequelize, transaction }: CallContext,
): Promise<void> {
  for (const name of names) {
    const keys = held[name] ?? [];
    const { table, column, key, where = 'true' }: Holder = holders[name];
    const text = `UPDATE ${table} x SET ${column} = $1 WHERE x.${column} = $2 AND ${where} AND x.${key} = ANY ($3::uuid[])`;
    if (keys.length > 0) await preparedQuery(sequelize, `unmerge.${name}`, text, [mergedId, survivorId, keys], transaction);
  }
}
