import { DataTypes, type Model, type ModelStatic, type Sequelize, type Transaction } from 'sequelize';
import { preparedLookup, preparedQuery, type RowsByKey } from './prepared.ts';

/** The statements of a table that every call uses, made once from its model: Sequelize writes them anew each time, at ten times the cost. */
interface Statements {
  insert: string;
  selectById: string;
  table: string;
  /** What is read of a row, by attribute. */
  columns: ReadonlyMap<string, string>;
  attributes: readonly string[];
  /** Quoted columns by attribute, of what is stored. */
  stored: ReadonlyMap<string, string>;
  /** Attributes whose values go in as JSON. */
  json: ReadonlySet<string>;
}

const known = new WeakMap<object, Statements>();

/** A write of one row: its text, its values, and a name where the text is always the same. */
export interface RowWrite {
  name?: string;
  text: string;
  values: unknown[];
}

/** What inserts one whole row. */
export function insertOf(model: ModelStatic<Model>, row: object): RowWrite {
  const { insert, attributes } = statementsOf(model);
  return { name: `insert.${model.name}`, text: insert, values: attributes.map((name) => valueOf(model, row, name)) };
}

/** What gives some attributes of the row under an id new values; computed ones are not written. */
export function updateOf(model: ModelStatic<Model>, id: string, changed: object): RowWrite {
  const { stored } = statementsOf(model);
  const names = Object.keys(changed).filter((name) => stored.has(name));
  const sets = names.map((name, index) => `${stored.get(name)} = $${index + 2}`);
  const text = `UPDATE "${String(model.getTableName())}" SET ${sets.join(', ')} WHERE id = $1`;
  return { text, values: [id, ...names.map((name) => valueOf(model, changed, name))] };
}

function valueOf(model: ModelStatic<Model>, row: object, name: string): unknown {
  const value: unknown = Reflect.get(row, name);
  return statementsOf(model).json.has(name) && value !== null && value !== undefined ? JSON.stringify(value) : value;
}

/**
 * The row under an id, its columns named as the attributes; locked when in a transaction, unless only looked at. Outside of transactions
 * all that is asked for at once is read at once.
 */
export async function selectById<R extends object>(
  sequelize: Sequelize,
  model: ModelStatic<Model>,
  id: string,
  transaction: Transaction | null,
  { hold = 'locked', without = [] }: { hold?: 'locked' | 'shared'; without?: readonly string[] | undefined } = {},
): Promise<R | undefined> {
  if (transaction === null) {
    const found = await preparedLookup<R>(
      sequelize,
      ['select', model.name, ...without].join('.'),
      rowsById(model, without),
      id.toLowerCase(),
    );
    return found && { ...found };
  }
  const { selectById: text } = statementsOf(model);
  const [row] =
    hold === 'locked'
      ? await preparedQuery<R>(sequelize, `lock.${model.name}`, `${text} FOR UPDATE`, [id], transaction)
      : await preparedQuery<R>(sequelize, `look.${model.name}`, text, [id], transaction);
  return row;
}

/** Rows of a model by their ids, but for some of the computed columns. */
function rowsById(model: ModelStatic<Model>, without: readonly string[]): RowsByKey {
  const text = (ids: string) =>
    `SELECT ${columnsOf(model, namesWithout(model, without))} FROM ${statementsOf(model).table} AS "${model.name}" WHERE "${model.name}".id IN (${ids})`;
  return { text, type: 'uuid', key: 'id' };
}

/** The attributes that are read of a model's rows, but for some. */
export function namesWithout(model: ModelStatic<Model>, without: readonly string[]): string[] {
  return [...statementsOf(model).columns.keys()].filter((name) => !without.includes(name));
}

/** What is read of a model's rows, as the list after SELECT; `only`: these attributes. */
export function columnsOf(model: ModelStatic<Model>, only?: readonly string[]): string {
  const { columns } = statementsOf(model);
  return (only ? only.flatMap((name) => columns.get(name) ?? []) : [...columns.values()]).join(', ');
}

function statementsOf(model: ModelStatic<Model>): Statements {
  const statements = known.get(model) ?? statementsFor(model);
  known.set(model, statements);
  return statements;
}

function statementsFor(model: ModelStatic<Model>): Statements {
  const stored = Object.entries(model.getAttributes()).filter(([, { type }]) => !(type instanceof DataTypes.VIRTUAL));
  const columns = stored.map(([name, { field, type }]) => ({
    name,
    column: `"${field ?? name}"`,
    isJson: type instanceof DataTypes.JSONB,
  }));
  const table = `"${String(model.getTableName())}"`;
  const read = new Map([
    ...columns.map(({ name, column }): [string, string] => [name, `"${model.name}".${column} AS "${name}"`]),
    ...computedColumns(model),
  ]);
  return {
    insert: `INSERT INTO ${table} (${columns.map(({ column }) => column).join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    selectById: `SELECT ${[...read.values()].join(', ')} FROM ${table} AS "${model.name}" WHERE "${model.name}".id = $1`,
    table,
    columns: read,
    attributes: columns.map(({ name }) => name),
    stored: new Map(columns.map(({ name, column }) => [name, column])),
    json: new Set(columns.filter(({ isJson }) => isJson).map(({ name }) => name)),
  };
}

/** What the model's default scope reads along with the row: expressions with their names. */
function computedColumns(model: ModelStatic<Model>): [string, string][] {
  const attributes = model.options.defaultScope?.attributes;
  const included = attributes && !Array.isArray(attributes) ? (attributes.include ?? []) : [];
  return included.flatMap((one): [string, string][] =>
    Array.isArray(one) && typeof one[0] === 'object' && 'val' in one[0] ? [[one[1], `${String(one[0].val)} AS "${one[1]}"`]] : [],
  );
}
