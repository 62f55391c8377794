import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

/** The one row of trip_request_announcements: the word above the trip request form. */
export interface AnnouncementRow extends RecordRow {
  message: string;
  linkLabel: string | null;
  linkHref: string | null;
  tone: 'INFO' | 'PROMO' | 'WARNING';
  audience: 'ALL' | 'NEW' | 'RETURNING';
  startsAt: Date;
  endsAt: Date;
  dismissible: boolean;
}

export function defineAnnouncement(sequelize: Sequelize) {
  return sequelize.define<Model<AnnouncementRow>>(
    'tripRequestAnnouncement',
    {
      ...recordColumns,
      message: DataTypes.TEXT,
      linkLabel: DataTypes.TEXT,
      linkHref: DataTypes.TEXT,
      tone: DataTypes.TEXT,
      audience: DataTypes.TEXT,
      startsAt: DataTypes.DATE,
      endsAt: DataTypes.DATE,
      dismissible: DataTypes.BOOLEAN,
    },
    table('trip_request_announcements'),
  );
}
