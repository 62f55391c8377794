import type { ChangeRequestStatus } from '@farwend/api-contract';
import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

/** One field that should change; `path` like /profile/intro. */
export interface FieldChange {
  path: string;
  before: unknown;
  after: unknown;
}

/** A row of change_requests. */
export interface ChangeRequestRow extends RecordRow {
  entityType: 'PARTNER' | 'COMPANY';
  entityId: string;
  partnerId: string;
  changes: FieldChange[];
  status: ChangeRequestStatus;
  statusChangedAt: Date;
  requiresActionReason: string | null;
  declinedReason: string | null;
  internalNote: string | null;
  externalNote: string | null;
  decidedById: string | null;
  decidedAt: Date | null;
}

export function defineChangeRequest(sequelize: Sequelize) {
  return sequelize.define<Model<ChangeRequestRow>>(
    'changeRequest',
    {
      ...recordColumns,
      entityType: DataTypes.TEXT,
      entityId: DataTypes.UUID,
      partnerId: DataTypes.UUID,
      changes: DataTypes.JSONB,
      status: DataTypes.TEXT,
      statusChangedAt: DataTypes.DATE,
      requiresActionReason: DataTypes.TEXT,
      declinedReason: DataTypes.TEXT,
      internalNote: DataTypes.TEXT,
      externalNote: DataTypes.TEXT,
      decidedById: DataTypes.UUID,
      decidedAt: DataTypes.DATE,
    },
    table('change_requests'),
  );
}
