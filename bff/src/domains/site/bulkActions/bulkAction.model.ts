import type { BulkActionName, BulkActionStatus, BulkEntityType, BulkParams } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { RecordRow } from '#src/kernel/entity.ts';

/** A row of bulk_actions. */
export interface BulkActionRow extends RecordRow {
  entityType: BulkEntityType;
  action: BulkActionName;
  /** The bulk action that this one undoes. */
  undoesId: string | null;
  params: BulkParams;
  dryRun: boolean;
  status: BulkActionStatus;
  matchedCount: number;
  allowedCount: number;
  refusedCount: number;
  problem: string | null;
  finishedAt: Date | null;
}

export const BulkActionModel = defineModel<BulkActionRow>(
  'bulkAction',
  {
    ...recordColumns,
    entityType: DataTypes.TEXT,
    action: DataTypes.TEXT,
    undoesId: DataTypes.UUID,
    params: DataTypes.JSONB,
    dryRun: DataTypes.BOOLEAN,
    status: DataTypes.TEXT,
    matchedCount: DataTypes.INTEGER,
    allowedCount: DataTypes.INTEGER,
    refusedCount: DataTypes.INTEGER,
    problem: DataTypes.TEXT,
    finishedAt: DataTypes.DATE,
  },
  tableOptions('bulk_actions'),
);
