import type { ModelAttributes, ModelOptions } from 'sequelize';

/** A table as Sequelize describes it. Each connection defines its own Sequelize model on first use. */
export interface ModelDefinition<Row extends object> {
  /** Alias of the table in statements, like `tripMatch`. */
  readonly name: string;
  readonly attributes: ModelAttributes;
  readonly options: ModelOptions & { tableName: string };
  /** Carries the type of a row; never set. */
  readonly row?: Row;
}
