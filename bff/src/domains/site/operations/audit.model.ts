import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';

/** A row of audit: who did what to which record. */
export interface AuditRow {
  id: string;
  at: Date;
  actorUserId: string | null;
  /** Null if the account no longer exists. */
  actorName: string | null;
  actorKind: 'traveler' | 'agent' | 'teamMember' | 'anonymous' | 'system';
  action: string;
  entityType: string;
  entityId: string | null;
  requestId: string | null;
  details: Record<string, unknown>;
}

const actorName = literal(`(SELECT u.given_name || ' ' || u.family_name FROM users u WHERE u.id = "audit"."actor_user_id")`);

export const AuditModel = defineModel<AuditRow>(
  'audit',
  {
    id: { type: DataTypes.UUID, primaryKey: true },
    at: DataTypes.DATE,
    actorUserId: DataTypes.UUID,
    actorKind: DataTypes.TEXT,
    action: DataTypes.TEXT,
    entityType: DataTypes.TEXT,
    entityId: DataTypes.UUID,
    requestId: DataTypes.TEXT,
    details: DataTypes.JSONB,
  },
  { tableName: 'audit', timestamps: false, defaultScope: { attributes: { include: [[actorName, 'actorName']] } } },
);
