import { z } from 'zod';
import type { SealedColumn } from '#src/kernel/sealedColumn.ts';
import { bytes } from './columnTypes.ts';
import { statement } from './statement.ts';

const PORTION = 200;

interface Options extends Pick<SealedColumn, 'label' | 'purpose'> {
  /** Unique, for the names of the statements. */
  name: string;
  table: string;
  /** SQL of a uuid that orders the rows. */
  cursor: string;
  /** SQL of the id that a value is sealed for. */
  owner: string;
  /** SQL of the sealed value as bytea. */
  sealed: string;
  /** SQL of the text of a row that was never sealed. */
  plain?: string;
  /** SQL of the rows that can have a value. */
  where: string;
  /** SQL of the assignments; `:value` is the sealed bytea. */
  set: string;
}

/** The statements with which the values of a column are sealed with another key. */
export function defineSealedColumn({ name, table, cursor, owner, sealed, plain = 'NULL', where, set, ...rest }: Options): SealedColumn {
  return {
    ...rest,
    selectKeyIds: statement(
      `${name}.keyIds`,
      {},
      z.object({ keyId: z.string() }),
      `SELECT DISTINCT split_part(encode(substring(${sealed} FROM 1 FOR 26), 'escape'), ':', 2) AS "keyId"
       FROM ${table} WHERE ${where} AND substring(${sealed} FROM 1 FOR 4) = 'fwk:'::bytea`,
    ),
    selectPortion: statement(
      `${name}.portion`,
      { after: z.guid(), prefix: bytes },
      z.object({ cursor: z.guid(), row: z.string(), owner: z.string(), sealed: bytes.nullable(), plain: z.string().nullable() }),
      `SELECT ${cursor} AS cursor, ctid::text AS row, ${owner} AS owner, ${sealed} AS sealed, ${plain}::text AS plain FROM ${table}
       WHERE ${where} AND ${cursor} > :after AND (${plain}::text IS NOT NULL OR substring(${sealed} FROM 1 FOR length(:prefix::bytea)) <> :prefix::bytea)
       ORDER BY ${cursor} FETCH FIRST ${PORTION} ROWS WITH TIES FOR UPDATE`,
    ),
    update: statement(
      `${name}.seal`,
      { row: z.string().meta({ sqlTypes: ['tid'] }), value: bytes },
      null,
      `UPDATE ${table} SET ${set} WHERE ctid = :row`,
    ),
  };
}
