import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { ExportFormat } from '#src/platform/exports/exports.sql.ts';

/** A row of exports. */
export interface ExportRow {
  id: string;
  /** The type of its records, or `salesRecordings` for the export of sales with names instead of ids. */
  kind: string;
  format: ExportFormat;
  rowCount: number | null;
  problem: string | null;
  requestedById: string;
  requestedAt: Date;
  finishedAt: Date | null;
  /** Whether its job gave up. */
  isDead: boolean;
}

const isDead = literal(`EXISTS (SELECT FROM pgboss.job j WHERE j.id = "export".job_id AND j.state IN ('failed', 'cancelled'))`);

export const ExportModel = defineModel<ExportRow>(
  'export',
  {
    id: { type: DataTypes.UUID, primaryKey: true },
    kind: DataTypes.TEXT,
    format: DataTypes.TEXT,
    rowCount: DataTypes.INTEGER,
    problem: DataTypes.TEXT,
    requestedById: DataTypes.UUID,
    requestedAt: DataTypes.DATE,
    finishedAt: DataTypes.DATE,
  },
  { tableName: 'exports', underscored: true, timestamps: false, defaultScope: { attributes: { include: [[isDead, 'isDead']] } } },
);
