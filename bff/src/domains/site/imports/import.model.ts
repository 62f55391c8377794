import { DataTypes } from 'sequelize';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import type { ImportMode } from '#src/platform/imports/importPlan.ts';
import type { ImportStatus } from '#src/platform/imports/imports.sql.ts';

/** A row of `imports`, without its source. */
export interface ImportRow extends RecordRow {
  entityType: string | null;
  mode: ImportMode;
  keyField: string;
  atomic: boolean;
  dryRun: boolean;
  publishes: boolean;
  fileName: string;
  status: ImportStatus;
  createdCount: number;
  updatedCount: number;
  unchangedCount: number;
  refusedCount: number;
  problem: string | null;
  finishedAt: Date | null;
  undoneAt: Date | null;
}

export const ImportModel = defineModel<ImportRow>(
  'import',
  {
    ...recordColumns,
    entityType: DataTypes.TEXT,
    mode: DataTypes.TEXT,
    keyField: DataTypes.TEXT,
    atomic: DataTypes.BOOLEAN,
    dryRun: DataTypes.BOOLEAN,
    publishes: DataTypes.BOOLEAN,
    fileName: DataTypes.TEXT,
    status: DataTypes.TEXT,
    createdCount: DataTypes.INTEGER,
    updatedCount: DataTypes.INTEGER,
    unchangedCount: DataTypes.INTEGER,
    refusedCount: DataTypes.INTEGER,
    problem: DataTypes.TEXT,
    finishedAt: DataTypes.DATE,
    undoneAt: DataTypes.DATE,
  },
  tableOptions('imports'),
);
