import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** The only row of trip_request_announcements: the message above the trip request form. */
export interface AnnouncementRow extends RecordRow {
  message: string;
  linkLabel: string | null;
  linkHref: string | null;
  tone: 'INFO' | 'PROMO' | 'WARNING';
  audience: 'ALL' | 'NEW' | 'RETURNING';
  /** Countries whose pages show it; empty: every page. */
  countryCodes: string[];
  startsAt: Date;
  endsAt: Date;
  dismissible: boolean;
}

export const AnnouncementModel = defineModel<AnnouncementRow>(
  'tripRequestAnnouncement',
  {
    ...recordColumns,
    message: DataTypes.TEXT,
    linkLabel: DataTypes.TEXT,
    linkHref: DataTypes.TEXT,
    tone: DataTypes.TEXT,
    audience: DataTypes.TEXT,
    countryCodes: DataTypes.ARRAY(DataTypes.TEXT),
    startsAt: DataTypes.DATE,
    endsAt: DataTypes.DATE,
    dismissible: DataTypes.BOOLEAN,
  },
  tableOptions('trip_request_announcements'),
);
