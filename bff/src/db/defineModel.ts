import type { Model, ModelAttributes, ModelStatic, Sequelize } from 'sequelize';
import type { ModelDefinition } from '#src/kernel/model.ts';

/** Describes a table; `Row` is the type of its rows, computed columns included. */
export function defineModel<Row extends object>(
  name: string,
  attributes: ModelAttributes,
  options: ModelDefinition<Row>['options'],
): ModelDefinition<Row> {
  return { name, attributes, options };
}

const modelsByConnection = new WeakMap<Sequelize, Map<ModelDefinition<object>, ModelStatic<Model>>>();

/** The Sequelize model of a table on this connection. */
export function sequelizeModel(sequelize: Sequelize, definition: ModelDefinition<object>): ModelStatic<Model> {
  const models = modelsByConnection.get(sequelize) ?? new Map<ModelDefinition<object>, ModelStatic<Model>>();
  modelsByConnection.set(sequelize, models);
  const model = models.get(definition) ?? sequelize.define(definition.name, { ...definition.attributes }, { ...definition.options });
  models.set(definition, model);
  return model;
}
