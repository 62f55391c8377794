import type { ChangeRequestStatus } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** The proposed change of one field; `path` like /profile/intro. */
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

export const ChangeRequestModel = defineModel<ChangeRequestRow>(
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
  tableOptions('change_requests'),
);
