import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** A row of user_searches: a saved view of a list. */
export interface UserSearchRow extends RecordRow {
  ownerId: string;
  name: string;
  entityType: string;
  filters: Record<string, unknown>;
  q: string | null;
  sortOrders: { field: string; order: 'asc' | 'desc' }[];
  columns: string[];
  shared: 'NONE' | 'TEAM' | 'ALL';
  pinned: boolean;
  position: number;
  alert: 'OFF' | 'DAILY' | 'INSTANT';
  lastRunAt: Date | null;
  lastCount: number | null;
}

export const UserSearchModel = defineModel<UserSearchRow>(
  'userSearch',
  {
    ...recordColumns,
    ownerId: DataTypes.UUID,
    name: DataTypes.TEXT,
    entityType: DataTypes.TEXT,
    filters: DataTypes.JSONB,
    q: DataTypes.TEXT,
    sortOrders: DataTypes.JSONB,
    columns: DataTypes.ARRAY(DataTypes.TEXT),
    shared: DataTypes.TEXT,
    pinned: DataTypes.BOOLEAN,
    position: DataTypes.INTEGER,
    alert: DataTypes.TEXT,
    lastRunAt: DataTypes.DATE,
    lastCount: DataTypes.INTEGER,
  },
  tableOptions('user_searches'),
);
