import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { RecordRow } from '#src/kernel/entity.ts';

/** A row of suppressions: an address to which mails came back. */
export interface SuppressionRow extends RecordRow {
  email: string;
  /** What its mail server answered. */
  reason: string;
  /** The email that came back. */
  templatedEmailId: string;
}

export const SuppressionModel = defineModel<SuppressionRow>(
  'suppression',
  { ...recordColumns, email: DataTypes.TEXT, reason: DataTypes.TEXT, templatedEmailId: DataTypes.UUID },
  tableOptions('suppressions'),
);
