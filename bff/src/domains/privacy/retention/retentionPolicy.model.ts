import type { RetentionKey } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { RecordRow } from '#src/kernel/entity.ts';

/** A row of retention_policies: a period that an administrator has changed. */
export interface RetentionPolicyRow extends RecordRow {
  key: RetentionKey;
  days: number;
}

export const RetentionPolicyModel = defineModel<RetentionPolicyRow>(
  'retentionPolicy',
  { ...recordColumns, key: DataTypes.TEXT, days: DataTypes.INTEGER },
  tableOptions('retention_policies'),
);
