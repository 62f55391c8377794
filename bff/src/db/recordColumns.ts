import { DataTypes } from 'sequelize';

/** Columns of every versioned table. */
export const recordColumns = {
  id: { type: DataTypes.UUID, primaryKey: true },
  version: DataTypes.INTEGER,
  createdAt: DataTypes.DATE,
  updatedAt: DataTypes.DATE,
  createdById: DataTypes.UUID,
  updatedById: DataTypes.UUID,
};

/** Options of every model: snake_case columns, without Sequelize's own timestamps. */
export function tableOptions(tableName: string) {
  return { tableName, underscored: true, timestamps: false } as const;
}
