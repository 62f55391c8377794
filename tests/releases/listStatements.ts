import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { connect } from '../../bff/src/db/connect.ts';
import { sequelizeModel } from '../../bff/src/db/defineModel.ts';
import { buildInsert, buildSelectById } from '../../bff/src/db/rowStatements.ts';
import { registeredStatements } from '../../bff/src/db/statement.ts';
import type { ModelDefinition } from '../../bff/src/kernel/model.ts';
import '../../bff/src/serve.ts'; // loads every module that registers a statement
import { readSettings } from '../../bff/src/settings/settings.ts';
import { silentLog } from '../builders/connectTo.ts';
import type { ReleaseStatement } from './releaseFiles.ts';

const sources = fileURLToPath(new URL('../../bff/src/', import.meta.url));

/** The SQL that this version of the server sends: registered statements, and reads and inserts of all columns of every model. */
export async function listStatements(): Promise<ReleaseStatement[]> {
  const models = await loadModels();
  const sequelize = connect(readSettings({}), 'postgres://nobody@localhost/nothing', silentLog); // builds texts, and never connects
  const ofModels = models.flatMap((definition): ReleaseStatement[] => {
    const model = sequelizeModel(sequelize, definition);
    const stored = Object.fromEntries(Object.keys(definition.attributes).map((name) => [name, null]));
    return [
      { name: `select.${definition.name}`, text: buildSelectById(model, '', { lock: false }).text },
      { name: `insert.${definition.name}`, text: buildInsert(model, stored).text },
    ];
  });
  const registered = registeredStatements().map(({ name, text }) => ({ name, text }));
  return [...registered, ...ofModels].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function loadModels(): Promise<ModelDefinition<object>[]> {
  const modules: object[] = await Promise.all(globSync('**/*.model.ts', { cwd: sources }).map((file) => import(sources + file)));
  return modules.flatMap((module) => Object.values(module).filter(isModel));
}

function isModel(value: unknown): value is ModelDefinition<object> {
  return typeof value === 'object' && value !== null && 'attributes' in value && 'options' in value;
}
