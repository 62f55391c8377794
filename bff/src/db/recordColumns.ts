import { DataTypes } from 'sequelize';

/** Columns every versioned table has; `raw` options for all models. */
export const recordColumns = {
  id: { type: DataTypes.UUID, primaryKey: true },
  version: DataTypes.INTEGER,
  createdAt: DataTypes.DATE,
  updatedAt: DataTypes.DATE,
  createdById: DataTypes.UUID,
  updatedById: DataTypes.UUID,
};

/** Options of every model: our own timestamps and versions, snake_case columns. */
export function table(tableName: string) {
  return { tableName, underscored: true, timestamps: false } as const;
}
