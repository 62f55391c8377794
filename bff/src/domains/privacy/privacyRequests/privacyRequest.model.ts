import type { PrivacyRequestStatus } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import type { ErasureReport } from '#src/domains/privacy/erasure/eraseRecords.ts';

/** A row of privacy_requests. */
export interface PrivacyRequestRow extends RecordRow {
  kind: 'EXPORT' | 'ERASE';
  subjectType: 'TRAVELER' | 'AGENT' | 'CONTACT';
  subjectId: string | null;
  /** Where its mails go; null once the data are erased. */
  email: string | null;
  emailHmac: string;
  status: PrivacyRequestStatus;
  statusChangedAt: Date;
  reasonCode: string | null;
  dueAt: Date;
  extendedAt: Date | null;
  runsAt: Date | null;
  keepReviews: boolean;
  evidence: string | null;
  result: ErasureReport | null;
}

export const PrivacyRequestModel = defineModel<PrivacyRequestRow>(
  'privacyRequest',
  {
    ...recordColumns,
    kind: DataTypes.TEXT,
    subjectType: DataTypes.TEXT,
    subjectId: DataTypes.UUID,
    email: DataTypes.TEXT,
    emailHmac: DataTypes.TEXT,
    status: DataTypes.TEXT,
    statusChangedAt: DataTypes.DATE,
    reasonCode: DataTypes.TEXT,
    dueAt: DataTypes.DATE,
    extendedAt: DataTypes.DATE,
    runsAt: DataTypes.DATE,
    keepReviews: DataTypes.BOOLEAN,
    evidence: DataTypes.TEXT,
    result: DataTypes.JSONB,
  },
  tableOptions('privacy_requests'),
);
