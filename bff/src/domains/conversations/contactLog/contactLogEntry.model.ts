import type { ContactOutcome, TripRequestStatus } from '@farwend/api-contract';
import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { RecordRow } from '#src/kernel/entity.ts';

/** Columns of a row of contact_log as stored. */
export interface ContactLogEntryColumns extends RecordRow {
  tripRequestId: string;
  kind: 'CALL' | 'EMAIL' | 'MEETING';
  direction: 'OUT' | 'IN';
  outcome: ContactOutcome;
  note: string | null;
  contactedAt: Date;
}
export interface ContactLogEntryRow extends ContactLogEntryColumns {
  /** Tries of ours since somebody was reached; read with the row. */
  failedTries: number;
  requestStatus: TripRequestStatus;
}

const ofSameRequest = (alias: string) => `${alias}.trip_request_id = "contactLogEntry"."trip_request_id"`;
const failedTries = literal(`(SELECT count(*)::int FROM contact_log t
  WHERE ${ofSameRequest('t')} AND t.direction = 'OUT' AND t.outcome <> 'REACHED' AND t.contacted_at > coalesce(
    (SELECT max(s.contacted_at) FROM contact_log s WHERE ${ofSameRequest('s')} AND s.outcome = 'REACHED'), '-infinity'))`);
const requestStatus = literal(`(SELECT r.status FROM trip_requests r WHERE r.id = "contactLogEntry"."trip_request_id")`);

export const ContactLogEntryModel = defineModel<ContactLogEntryRow>(
  'contactLogEntry',
  {
    ...recordColumns,
    tripRequestId: DataTypes.UUID,
    kind: DataTypes.TEXT,
    direction: DataTypes.TEXT,
    outcome: DataTypes.TEXT,
    note: DataTypes.TEXT,
    contactedAt: DataTypes.DATE,
    failedTries: DataTypes.VIRTUAL,
    requestStatus: DataTypes.VIRTUAL,
  },
  {
    ...tableOptions('contact_log'),
    defaultScope: {
      attributes: {
        exclude: ['failedTries', 'requestStatus'],
        include: [
          [failedTries, 'failedTries'],
          [requestStatus, 'requestStatus'],
        ],
      },
    },
  },
);
