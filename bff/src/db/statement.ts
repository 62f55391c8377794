import { z } from 'zod';
import type { BatchStatement, Shape, Statement, ValuesOf } from '#src/kernel/db.ts';
import { replaceNamedParameters } from './namedParameters.ts';

const registered = new Map<string, Statement<object, object>>();

/** All statements of the modules loaded so far, for the test that prepares them on the migrated schema. */
export function registeredStatements(): readonly Statement<object, object>[] {
  return [...registered.values()];
}

/**
 * Registers an SQL statement. Parameters appear in the text as `:name` and are declared in `params`; `row` declares every returned column,
 * null if there is none. The name is unique and also that of the prepared statement, so it has at most 63 bytes.
 */
export function statement<P extends Shape, R extends z.ZodObject>(
  name: string,
  params: P,
  row: R,
  text: string,
  options?: { replica?: boolean },
): Statement<ValuesOf<P>, z.output<R>>;
export function statement<P extends Shape>(name: string, params: P, row: null, text: string): Statement<ValuesOf<P>, never>;
export function statement(
  name: string,
  params: Shape,
  row: z.ZodObject | null,
  text: string,
  { replica = false }: { replica?: boolean } = {},
): Statement<object, object> {
  if (registered.has(name)) throw new Error(`The statement ${name} is registered twice.`);
  if (Buffer.byteLength(name) > 63) throw new Error(`The statement name ${name} is longer than 63 bytes, PostgreSQL's limit.`);
  const registration = {
    name,
    text: numberParameters(name, text, Object.keys(params)),
    params,
    row,
    replica,
    isPlainRead: isPlainRead(text),
  };
  registered.set(name, registration);
  return registration;
}

/** Numbers of keys that batch statements exist for; key lists are padded, so that PostgreSQL keeps one plan per size. */
export const batchSizes = [1, 4, 16, 64] as const;

/**
 * Registers a look-up of rows by key, one statement per batch size. `text` receives the key list for an IN clause; `type`: the PostgreSQL type
 * of a key; `key`: the column that holds the key of a row.
 */
export function batchStatement<R extends z.ZodObject>(
  name: string,
  { key, type }: { key: keyof z.output<R> & string; type: string },
  row: R,
  text: (keys: string) => string,
): BatchStatement<z.output<R>> {
  return statementFamily(name, key, (size) => statement(`${name}.${size}`, keyParameters(size, type), row, text(keyList(size, type))));
}

/** A look-up of a model's rows by id. Not registered, because its text and rows are derived from the model. */
export function batchById(name: string, text: (ids: string) => string): BatchStatement<{ id: string }> {
  return statementFamily(name, 'id', (size) => {
    const params = keyParameters(size, 'uuid');
    const numbered = numberParameters(name, text(keyList(size, 'uuid')), Object.keys(params));
    return { name: `${name}.${size}`, text: numbered, params, row: null, replica: false, isPlainRead: true };
  });
}

function statementFamily<Row extends object>(
  name: string,
  key: keyof Row & string,
  build: (size: number) => Statement<Record<string, string>, Row>,
): BatchStatement<Row> {
  const bySize = new Map(batchSizes.map((size) => [size as number, build(size)]));
  return {
    name,
    key,
    forKeys(count) {
      const sized = bySize.get(count);
      if (!sized) throw new RangeError(`${name} accepts ${batchSizes.join(', ')} keys, not ${count}`);
      return sized;
    },
  };
}

function keyParameters(size: number, type: string): Record<string, z.ZodType<string>> {
  const key = z.string().meta({ sqlTypes: [type] });
  return Object.fromEntries(Array.from({ length: size }, (_, index) => [`k${index}`, key]));
}

function keyList(size: number, type: string): string {
  return Array.from({ length: size }, (_, index) => `:k${index}::${type}`).join(', ');
}

/** Whether a statement only reads. That it lists every function with an effect is tested on the registered statements. */
function isPlainRead(text: string): boolean {
  return (
    /^\s*(SELECT|WITH)\b/.test(text) &&
    !/\b(INSERT|UPDATE|DELETE|MERGE|FOR (KEY )?SHARE|pg_(try_)?advisory\w*|pg_notify|set_config|nextval|(create|drop)_month_partitions|fill_\w+)\b/.test(
      text,
    )
  );
}

/** Replaces `:name` by `$1`, `$2`, … in the order of the declared names. */
function numberParameters(statementName: string, text: string, names: readonly string[]): string {
  const used = new Set<string>();
  const numbered = replaceNamedParameters(text, (name) => {
    const index = names.indexOf(name);
    if (index < 0) throw new Error(`${statementName} uses :${name}, which it does not declare.`);
    used.add(name);
    return `$${index + 1}`;
  });
  const unused = names.filter((name) => !used.has(name));
  if (unused.length > 0) throw new Error(`${statementName} declares ${unused.join(', ')}, which it does not use.`);
  return numbered;
}
