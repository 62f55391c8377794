import type { PersonType, Role, UserStatus } from '@farwend/api-contract';
import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** A row of users: an account. */
export interface UserRow extends RecordRow {
  /** The e-mail address in lower case. */
  username: string;
  email: string;
  emailVerifiedAt: Date | null;
  personType: PersonType;
  /** Id of the traveler, agent or team member. */
  personId: string;
  status: UserStatus;
  roles: Role[];
  givenName: string;
  familyName: string;
  /** PHC string of argon2id; null for accounts without a password. */
  passwordHash: string | null;
  lastLoginAt: Date | null;
  statusChangedAt: Date;
  disabledReason: string | null;
  /** Language tag like en-US. */
  locale: string;
  timeZone: string | null;
  notificationPrefs: Record<string, { email: boolean; push: boolean; digest: 'NONE' | 'DAILY' | 'WEEKLY' }>;
  /** Sessions started before this are invalid. */
  accessEndedAt: Date | null;
  /** Identities of single sign-on; read with the row, not written with it. */
  sso: { provider: string; subject: string; linkedAt: string }[];
}

/** Defaults of a new account. */
export function newAccount(): Pick<UserRow, AccountDefaults> {
  return {
    statusChangedAt: new Date(),
    disabledReason: null,
    locale: 'en-US',
    timeZone: null,
    notificationPrefs: {},
    accessEndedAt: null,
    sso: [],
  };
}
type AccountDefaults = 'statusChangedAt' | 'disabledReason' | 'locale' | 'timeZone' | 'notificationPrefs' | 'accessEndedAt' | 'sso';

const identities = literal(
  `(SELECT coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'subject', i.subject,
      'linkedAt', to_char(i.linked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY i.linked_at), '[]'::jsonb)
    FROM user_identities i WHERE i.user_id = "user"."id")`,
);

export const UserModel = defineModel<UserRow>(
  'user',
  {
    ...recordColumns,
    username: DataTypes.TEXT,
    email: DataTypes.TEXT,
    emailVerifiedAt: DataTypes.DATE,
    personType: DataTypes.TEXT,
    personId: DataTypes.UUID,
    status: DataTypes.TEXT,
    roles: DataTypes.ARRAY(DataTypes.TEXT),
    givenName: DataTypes.TEXT,
    familyName: DataTypes.TEXT,
    passwordHash: DataTypes.TEXT,
    lastLoginAt: DataTypes.DATE,
    statusChangedAt: DataTypes.DATE,
    disabledReason: DataTypes.TEXT,
    locale: DataTypes.TEXT,
    timeZone: DataTypes.TEXT,
    notificationPrefs: DataTypes.JSONB,
    accessEndedAt: DataTypes.DATE,
    sso: DataTypes.VIRTUAL,
  },
  { ...tableOptions('users'), defaultScope: { attributes: { exclude: ['sso'], include: [[identities, 'sso']] } } },
);
