import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { RecordRow } from '#src/kernel/entity.ts';

/** A row of legal_holds. */
export interface LegalHoldRow extends RecordRow {
  subjectType: 'TRAVELER' | 'TRIP_REQUEST' | 'CONVERSATION' | 'PARTNER';
  subjectId: string;
  reason: string;
  endsAt: Date | null;
  releasedAt: Date | null;
}

export const LegalHoldModel = defineModel<LegalHoldRow>(
  'legalHold',
  {
    ...recordColumns,
    subjectType: DataTypes.TEXT,
    subjectId: DataTypes.UUID,
    reason: DataTypes.TEXT,
    endsAt: DataTypes.DATE,
    releasedAt: DataTypes.DATE,
  },
  tableOptions('legal_holds'),
);
