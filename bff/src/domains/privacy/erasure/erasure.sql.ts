import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';
import type { Shape, Statement } from '#src/kernel/db.ts';
import { type ErasureParameters, parameterShapes } from './parameters.ts';
import { personalData } from './personalData.data.ts';
import { type DeletedTable, type ErasedTable, listColumns, type Values } from './tableRules.ts';

const ids = z.array(z.uuid()).readonly();
const texts = z.array(z.string()).readonly();

/** Rows that a step changed: how many, and with their versions if they have any. */
const Changed = z.object({ count: z.int(), records: json<{ id: string; version: number }[]>() });

/** One table's part of an erasure. */
export interface ErasureStep {
  table: string;
  outcome: 'erased' | 'deleted' | 'ofOthers';
  run: Statement<object, z.output<typeof Changed>>;
  /** Names of the parameters of `run`. */
  uses: readonly (keyof ErasureParameters)[];
  /** The types of its records in `versions`. */
  entityTypes: readonly string[];
  /** The fields of its versions that stay, in lower case without separators. */
  kept: readonly string[];
}

/** The steps, in the order of the tables. */
export const erasureSteps: readonly ErasureStep[] = Object.entries(personalData).flatMap(([table, rules]) => {
  if (rules.rows === undefined) return [];
  return rules.deletes
    ? [buildDeletion(table, rules)]
    : [buildErasure(table, rules), ...(rules.ofOthers ? [buildRemovalOfNames(table, rules, rules.ofOthers)] : [])];
});

function buildErasure(table: string, rules: ErasedTable): ErasureStep {
  const values = { ...rules.PERSONAL, ...rules.TEXT, ...rules.SECRET, ...rules.also };
  return buildStep(table, 'erased', rules, `UPDATE ${table} SET ${assign(values, rules)} WHERE ${rules.rows}`);
}

function buildRemovalOfNames(
  table: string,
  rules: ErasedTable,
  { rows, names, set, phrasesOnly }: NonNullable<ErasedTable['ofOthers']>,
): ErasureStep {
  const clean = (column: string) => `remove_names(${column}, :phrases, ${phrasesOnly ? ':phrases' : ':names'})`;
  const values = { ...Object.fromEntries(names.map((column) => [column, clean(column)])), ...set };
  const differs = Object.entries(values).map(([column, value]) => `${column} IS DISTINCT FROM ${value}`);
  return buildStep(table, 'ofOthers', rules, `UPDATE ${table} SET ${assign(values, rules)} WHERE (${rows}) AND (${differs.join(' OR ')})`);
}

function buildDeletion(table: string, rules: DeletedTable): ErasureStep {
  return buildStep(table, 'deleted', rules, `DELETE FROM ${table} WHERE ${rules.rows}`);
}

/** Versioned records get a new version, so that nobody takes their copy for the newest. */
function assign(values: Values, { entityType }: ErasedTable): string {
  const all = { ...values, ...(entityType === undefined ? {} : { version: 'version + 1', updated_at: 'now()' }) };
  return Object.entries(all)
    .map(([column, value]) => `"${column}" = ${value}`)
    .join(', ');
}

function buildStep(table: string, outcome: ErasureStep['outcome'], rules: ErasedTable | DeletedTable, change: string): ErasureStep {
  const { entityType } = rules;
  const returned = entityType === undefined ? '1' : 'id, version';
  const records = entityType === undefined ? `'[]'::jsonb` : `coalesce(jsonb_agg(jsonb_build_object('id', id, 'version', version)), '[]')`;
  const text = `WITH changed AS (${change} RETURNING ${returned}) SELECT count(*)::int AS count, ${records} AS records FROM changed`;
  const uses = Object.keys(parameterShapes).filter((name): name is keyof ErasureParameters => new RegExp(`:${name}\\b`).test(text));
  const shape: Shape = Object.fromEntries(uses.map((name) => [name, parameterShapes[name]]));
  return {
    table,
    outcome,
    run: statement(`erasure.${outcome}.${table}`, shape, Changed, text),
    uses,
    entityTypes: entityType === undefined ? [] : entityType.split(' '),
    kept: [...listColumns(rules, 'NONE'), ...listColumns(rules, 'ID')].map((column) => column.replaceAll('_', '')),
  };
}

const ofRecords = { entityTypes: texts, records: json<{ id: string; version: number }[]>() };
const theirs = `entity_type = ANY (:entityTypes) AND entity_id IN (SELECT (item ->> 'id')::uuid FROM jsonb_array_elements(:records) item)`;

export const eraseVersions = statement(
  'erasure.versions',
  { ...ofRecords, kept: texts },
  null,
  `UPDATE versions SET snapshot = erase_snapshot(snapshot, :kept), change_note = NULL WHERE ${theirs}`,
);

export const removeNamesFromVersions = statement(
  'erasure.namesInVersions',
  { ...ofRecords, phrases: z.string(), names: z.string() },
  null,
  `UPDATE versions SET snapshot = remove_names(snapshot, :phrases, :names), change_note = remove_names(change_note, :phrases, :names)
   WHERE ${theirs}`,
);

export const deleteVersions = statement('erasure.deleteVersions', ofRecords, null, `DELETE FROM versions WHERE ${theirs}`);

/** The version that each record now has: like the one before, but for what was erased. */
export const insertErasedVersions = statement(
  'erasure.newVersions',
  ofRecords,
  null,
  `
  INSERT INTO versions (entity_type, entity_id, version, kind, snapshot, changed_fields, change_note)
  SELECT v.entity_type, v.entity_id, r.version, 'UPDATE', jsonb_set(v.snapshot, '{version}', to_jsonb(r.version)), '{}', 'Personal data erased'
  FROM jsonb_to_recordset(:records) r (id uuid, version int)
    JOIN LATERAL (SELECT * FROM versions WHERE entity_type = ANY (:entityTypes) AND entity_id = r.id ORDER BY version DESC LIMIT 1) v ON true
  ON CONFLICT DO NOTHING`,
);

/** Allows the transaction to take values out of audit rows. */
export const beginErasure = statement(
  'erasure.begin',
  {},
  z.object({ set: z.string() }),
  `SELECT set_config('farwend.erasure', 'on', true) AS set`,
);

/** Invoices and contracts stay for the seven years of the law, for the team alone. */
export const keepDocuments = statement(
  'erasure.keepDocuments',
  { keptDocumentIds: ids },
  null,
  `
  UPDATE documents SET visibility = 'STAFF', owner_person_id = NULL, version = version + 1, updated_at = now(),
    purge_after = greatest(purge_after, (created_at + interval '7 years')::date)
  WHERE id = ANY (:keptDocumentIds)`,
);

/** Jobs that name an address: mails to be written, and failures that quote one. */
export const deleteJobs = statement(
  'erasure.jobs',
  { emailPatterns: texts },
  z.object({ id: z.uuid() }),
  `DELETE FROM pgboss.job WHERE data::text ILIKE ANY (:emailPatterns) OR output::text ILIKE ANY (:emailPatterns) RETURNING id`,
);

export const insertErasedAddresses = statement(
  'erasure.addresses',
  { hmacs: texts },
  null,
  'INSERT INTO erased_addresses (hmac) SELECT unnest(:hmacs::text[]) ON CONFLICT DO NOTHING',
);
