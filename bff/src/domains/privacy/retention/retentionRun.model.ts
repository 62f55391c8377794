import type { contract, ReplyOf } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { RecordRow } from '#src/kernel/entity.ts';

type RetentionRunView = ReplyOf<typeof contract.retentionRuns.read>;

/** A row of retention_runs. */
export interface RetentionRunRow extends RecordRow {
  dryRun: boolean;
  status: RetentionRunView['status'];
  results: RetentionRunView['results'];
  finishedAt: Date | null;
}

export const RetentionRunModel = defineModel<RetentionRunRow>(
  'retentionRun',
  {
    ...recordColumns,
    dryRun: DataTypes.BOOLEAN,
    status: DataTypes.TEXT,
    results: DataTypes.JSONB,
    finishedAt: DataTypes.DATE,
  },
  tableOptions('retention_runs'),
);
