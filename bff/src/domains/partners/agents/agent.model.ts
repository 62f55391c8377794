import type { Agent, UserStatus } from '@farwend/api-contract';
import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { z } from 'zod';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import { matchFigures } from '#src/domains/partners/partners/partnerColumns.ts';

type View = Required<z.output<typeof Agent>>;

/** A row of agents. */
export interface AgentRow extends RecordRow {
  userId: string | null;
  partnerId: string;
  givenName: string;
  familyName: string;
  email: string;
  phone: View['phone'];
  title: string | null;
  bio: string | null;
  opinion: View['opinion'];
  photo: View['photo'];
  languages: string[];
  countryCodes: string[];
  specializationIds: string[];
  isLead: boolean;
  receivesNewMatches: boolean;
  maxOpenMatches: number;
  outOfOffice: View['outOfOffice'];
  signature: string | null;
  shownPublicly: boolean;
  /** Status of the account, read with the row; null without one. */
  status: UserStatus | null;
  /** Statistics of their matches, read with the row. */
  stats: View['stats'];
}

const accountStatus = literal('(SELECT u.status FROM users u WHERE u.id = "agent"."user_id")');
const stats = literal(`(
  SELECT jsonb_build_object(${matchFigures.openMatches}, ${matchFigures.responseHoursMedian}, ${matchFigures.winRatePct},
    'rating', (SELECT round(avg(r.rating), 1) FROM reviews r WHERE r.agent_id = "agent"."id" AND r.status = 'PUBLISHED'))
  FROM trip_matches m WHERE m.partner_id = "agent"."partner_id" AND "agent"."id" = ANY (m.agent_ids))`);

export const AgentModel = defineModel<AgentRow>(
  'agent',
  {
    ...recordColumns,
    userId: DataTypes.UUID,
    partnerId: DataTypes.UUID,
    givenName: DataTypes.TEXT,
    familyName: DataTypes.TEXT,
    email: DataTypes.TEXT,
    phone: DataTypes.JSONB,
    title: DataTypes.TEXT,
    bio: DataTypes.TEXT,
    opinion: DataTypes.JSONB,
    photo: DataTypes.JSONB,
    languages: DataTypes.ARRAY(DataTypes.TEXT),
    countryCodes: DataTypes.ARRAY(DataTypes.TEXT),
    specializationIds: DataTypes.ARRAY(DataTypes.UUID),
    isLead: DataTypes.BOOLEAN,
    receivesNewMatches: DataTypes.BOOLEAN,
    maxOpenMatches: DataTypes.INTEGER,
    outOfOffice: DataTypes.JSONB,
    signature: DataTypes.TEXT,
    shownPublicly: DataTypes.BOOLEAN,
    status: DataTypes.VIRTUAL,
    stats: DataTypes.VIRTUAL,
  },
  {
    ...tableOptions('agents'),
    defaultScope: {
      attributes: {
        exclude: ['status', 'stats'],
        include: [
          [accountStatus, 'status'],
          [stats, 'stats'],
        ],
      },
    },
  },
);
