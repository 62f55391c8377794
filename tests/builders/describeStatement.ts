import type { Client, Submittable } from 'pg';

/** PostgreSQL's description of a statement that was not run. */
export interface StatementDescription {
  /** Types of the parameters, like `uuid` or `text[]`. */
  parameters: string[];
  /** `isNullable` for plain table columns without NOT NULL; unknown for views. */
  columns: { name: string; type: string; isNullable: boolean }[];
}

/** Prepares a statement and reads back its description. Throws when it does not fit the schema. */
export async function describeStatement(client: Client, name: string, text: string): Promise<StatementDescription> {
  const fields = await describeFields(client, name, text);
  const { rows } = await client.query<{ parameters: string[] }>(
    'SELECT ARRAY(SELECT typname::text FROM unnest(parameter_types::oid[]) WITH ORDINALITY p (id, at) JOIN pg_type t ON t.oid = p.id ORDER BY at) AS parameters FROM pg_prepared_statements WHERE name = $1',
    [name],
  );
  const columns = await client.query<{ type: string; nullable: boolean }>(
    `SELECT t.typname AS type, coalesce(NOT a.attnotnull AND c.relkind IN ('r', 'p'), false) AS nullable
     FROM unnest($1::oid[], $2::oid[], $3::int[]) WITH ORDINALITY f (type, relation, number, at)
     JOIN pg_type t ON t.oid = f.type LEFT JOIN pg_attribute a ON a.attrelid = f.relation AND a.attnum = f.number AND f.relation <> 0
     LEFT JOIN pg_class c ON c.oid = f.relation
     ORDER BY at`,
    [fields.map(({ dataTypeID }) => dataTypeID), fields.map(({ tableID }) => tableID), fields.map(({ columnID }) => columnID)],
  );
  return {
    parameters: (rows[0]?.parameters ?? []).map(plainName),
    columns: columns.rows.map(({ type, nullable }, index) => ({
      name: fields[index]?.name ?? '',
      type: plainName(type),
      isNullable: nullable,
    })),
  };
}

interface Field {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

/** The protocol's Parse and Describe, which pg's own queries always follow with Execute. */
function describeFields(client: Client, name: string, text: string): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    let fields: Field[] = [];
    const description: Submittable & Record<string, unknown> = {
      submit(connection) {
        connection.parse({ name, text, types: [] }, false);
        connection.describe({ type: 'S', name }, false);
        connection.sync();
      },
      handleRowDescription: (message: { fields: Field[] }) => {
        fields = message.fields;
      },
      handleError: (error: Error) => reject(new Error(`${name}: ${error.message}`, { cause: error })),
      handleReadyForQuery: () => resolve(fields),
    };
    client.query(description);
  });
}

/** PostgreSQL names `text[]` `_text`. */
function plainName(type: string): string {
  return type.startsWith('_') ? `${type.slice(1)}[]` : type;
}
