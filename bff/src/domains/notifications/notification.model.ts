import type { NotificationSubject, NotificationType } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';

/** A row of notifications: what one user is told of one record. */
export interface NotificationRow {
  id: string;
  userId: string;
  type: NotificationType;
  priority: 'NORMAL' | 'HIGH';
  title: string;
  subjectType: NotificationSubject;
  subjectId: string;
  /** How often it has happened since the last one was read. */
  count: number;
  createdAt: Date;
  happenedAt: Date;
  readAt: Date | null;
  doneAt: Date | null;
  emailedAt: Date | null;
}

export const NotificationModel = defineModel<NotificationRow>(
  'notification',
  {
    id: { type: DataTypes.UUID, primaryKey: true },
    userId: DataTypes.UUID,
    type: DataTypes.TEXT,
    priority: DataTypes.TEXT,
    title: DataTypes.TEXT,
    subjectType: DataTypes.TEXT,
    subjectId: DataTypes.UUID,
    count: DataTypes.INTEGER,
    createdAt: DataTypes.DATE,
    happenedAt: DataTypes.DATE,
    readAt: DataTypes.DATE,
    doneAt: DataTypes.DATE,
    emailedAt: DataTypes.DATE,
  },
  { tableName: 'notifications', timestamps: false },
);
