import type { SealedFor } from './dataSeal.ts';
import type { Statement } from './db.ts';

/** A row that the newest of DATA_KEYS has not sealed. */
export interface RowToSeal {
  /** Where the next portion begins. */
  cursor: string;
  /** The row, as long as it is locked. */
  row: string;
  owner: string;
  sealed: Buffer | null;
  /** What was never sealed. */
  plain: string | null;
}

/** A column with sealed values, as a change of keys needs it. */
export interface SealedColumn {
  /** What is sealed in it, for the operator: "accessibility needs of travelers". */
  label: string;
  purpose: SealedFor['purpose'];
  selectKeyIds: Statement<object, { keyId: string }>;
  /** The next rows whose value does not begin with a prefix, locked. */
  selectPortion: Statement<{ after: string; prefix: Buffer }, RowToSeal>;
  update: Statement<{ row: string; value: Buffer }, object>;
}
