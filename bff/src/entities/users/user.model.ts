import type { PersonType, Role, UserStatus } from '@farwend/api-contract';
import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

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
  /** PHC string of argon2id; null: signs in otherwise or not yet. */
  passwordHash: string | null;
  lastLoginAt: Date | null;
}

export function defineUser(sequelize: Sequelize) {
  return sequelize.define<Model<UserRow>>(
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
    },
    table('users'),
  );
}
