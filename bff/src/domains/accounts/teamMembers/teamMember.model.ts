import type { Role, TeamMember, UserStatus } from '@farwend/api-contract';
import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { z } from 'zod';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

type View = Required<z.output<typeof TeamMember>>;

/** A row of team_members. */
export interface TeamMemberRow extends RecordRow {
  userId: string | null;
  givenName: string;
  familyName: string;
  email: string;
  title: string;
  department: string;
  photo: View['photo'];
  bio: string | null;
  shownOnTeamPage: boolean;
  sortOrder: number;
  careCountryCodes: string[];
  capacity: number;
  outOfOffice: View['outOfOffice'];
  /** Status of the account, read with the row; null without one. */
  status: UserStatus | null;
  roles: Role[];
  openTripRequests: number;
}

const account = (column: string) => `(SELECT u.${column} FROM users u WHERE u.id = "teamMember"."user_id")`;
export const TeamMemberModel = defineModel<TeamMemberRow>(
  'teamMember',
  {
    ...recordColumns,
    userId: DataTypes.UUID,
    givenName: DataTypes.TEXT,
    familyName: DataTypes.TEXT,
    email: DataTypes.TEXT,
    title: DataTypes.TEXT,
    department: DataTypes.TEXT,
    photo: DataTypes.JSONB,
    bio: DataTypes.TEXT,
    shownOnTeamPage: DataTypes.BOOLEAN,
    sortOrder: DataTypes.INTEGER,
    careCountryCodes: DataTypes.ARRAY(DataTypes.TEXT),
    capacity: DataTypes.INTEGER,
    outOfOffice: DataTypes.JSONB,
    status: DataTypes.VIRTUAL,
    roles: DataTypes.VIRTUAL,
    openTripRequests: DataTypes.VIRTUAL,
  },
  {
    ...tableOptions('team_members'),
    defaultScope: {
      attributes: {
        exclude: ['status', 'roles', 'openTripRequests'],
        include: [
          [literal(account('status')), 'status'],
          [literal(`coalesce(${account('roles')}, '{}')`), 'roles'],
          [literal('open_work_of("teamMember"."id")'), 'openTripRequests'],
        ],
      },
    },
  },
);
