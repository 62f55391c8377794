import { DataTypes, literal, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

export type NoteSubject = 'TRIP_REQUEST' | 'TRIP_MATCH' | 'TRAVELER' | 'PARTNER' | 'AGENT' | 'CONVERSATION';

/** A row of notes: what staff, or one company, write for themselves. */
export interface NoteRow extends RecordRow {
  subjectType: NoteSubject;
  subjectId: string;
  /** `STAFF` or `PARTNER:{id}`. */
  ownerScope: string;
  body: string;
  /** Ids of team members or agents. */
  mentions: string[];
  pinned: boolean;
  /** Name of who wrote it, read with the row. */
  authorName: string | null;
}

const authorName = literal(`(SELECT u.given_name || ' ' || u.family_name FROM users u WHERE u.id = "note"."created_by_id")`);

export function defineNote(sequelize: Sequelize) {
  return sequelize.define<Model<NoteRow>>(
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
    { ...table('notes'), defaultScope: { attributes: { exclude: ['authorName'], include: [[authorName, 'authorName']] } } },
  );
}
