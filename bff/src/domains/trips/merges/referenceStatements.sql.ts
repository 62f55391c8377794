import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** How a column names a record: by its id, with its id among others, or with the id within a text or JSON. */
const forms = {
  id: {
    names: (column: string, id: string) => `${column} = ${id}`,
    replace: (_column: string, _from: string, to: string) => to,
  },
  ids: {
    names: (column: string, id: string) => `${column} @> ARRAY[${id}]`,
    replace: (column: string, from: string, to: string) => `array_replace(${column}, ${from}, ${to})`,
  },
  scope: {
    names: (column: string, id: string) => `${column} = 'PARTNER:' || ${id}`,
    replace: (_column: string, _from: string, to: string) => `'PARTNER:' || ${to}`,
  },
  json: {
    names: (column: string, id: string) => `${column}::text LIKE '%' || ${id} || '%'`,
    replace: (column: string, from: string, to: string) => `replace(${column}::text, ${from}::text, ${to}::text)::jsonb`,
  },
};

/** A column that names a record of which two are merged. */
export interface MergedReference {
  table: string;
  column: string;
  /** Column that identifies the row after it was repointed. */
  key: string;
  /** Default: the column is the id. */
  form?: keyof typeof forms;
  /** SQL condition on the rows; `x` is the row. */
  where?: string;
  /** SQL condition of rows that must not be repointed, as when another row refers to `:toId` already. */
  unless?: string;
}

/** That another row with the same key names `:toId`. */
export const alreadyNamed = (table: string, key: string, column: string, more = 'true') =>
  `EXISTS (SELECT FROM ${table} o WHERE o.${key} = x.${key} AND o.${column} = :toId::uuid AND ${more})`;

/** For each column, a statement that repoints all its rows to another record, and one that undoes it for some of them. */
export function buildReferenceStatements<Name extends string>(prefix: string, references: Readonly<Record<Name, MergedReference>>) {
  const names = Object.keys(references).filter((name): name is Name => name in references);
  return names.map((name) => {
    const { table, column, key, form = 'id', where = 'true', unless = 'false' } = references[name];
    const { names: isNamed, replace } = forms[form];
    const update = `UPDATE ${table} x SET ${column} = ${replace(`x.${column}`, ':fromId::uuid', ':toId::uuid')}
      WHERE ${isNamed(`x.${column}`, ':fromId::uuid')} AND ${where}`;
    return {
      name,
      repoint: statement(
        `${prefix}.${name}`,
        { toId: z.uuid(), fromId: z.uuid() },
        z.object({ key: z.string() }),
        `${update} AND NOT ${unless} RETURNING x.${key}::text AS key`,
      ),
      restore: statement(
        `un${prefix}.${name}`,
        { toId: z.uuid(), fromId: z.uuid(), keys: z.array(z.string()).readonly() },
        null,
        `${update} AND x.${key}::text = ANY (:keys::text[])`,
      ),
    };
  });
}

export type ReferenceStatements<Name extends string> = ReturnType<typeof buildReferenceStatements<Name>>;
