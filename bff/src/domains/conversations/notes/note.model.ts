import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

export type NoteSubject = 'TRIP_REQUEST' | 'TRIP_MATCH' | 'TRAVELER' | 'PARTNER' | 'AGENT' | 'CONVERSATION';

/** A row of notes, internal to the staff or to one company. */
export interface NoteRow extends RecordRow {
  subjectType: NoteSubject;
  subjectId: string;
  /** `STAFF` or `PARTNER:{id}`. */
  ownerScope: string;
  body: string;
  /** Ids of team members or agents. */
  mentions: string[];
  pinned: boolean;
  /** Read with the row. */
  authorName: string | null;
}

const authorName = literal(`(SELECT u.given_name || ' ' || u.family_name FROM users u WHERE u.id = "note"."created_by_id")`);

export const NoteModel = defineModel<NoteRow>(
  'note',
  {
    ...recordColumns,
    subjectType: DataTypes.TEXT,
    subjectId: DataTypes.UUID,
    ownerScope: DataTypes.TEXT,
    body: DataTypes.TEXT,
    mentions: DataTypes.ARRAY(DataTypes.UUID),
    pinned: DataTypes.BOOLEAN,
    authorName: DataTypes.VIRTUAL,
  },
  { ...tableOptions('notes'), defaultScope: { attributes: { exclude: ['authorName'], include: [[authorName, 'authorName']] } } },
);
