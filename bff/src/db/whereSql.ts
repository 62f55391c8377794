import { type Model, type ModelStatic, Op, type WhereOptions } from 'sequelize';
import { SqlCondition } from './sqlCondition.ts';

/** Renders a value as a placeholder like `$1` or as a literal. */
type Bind = (value: unknown) => string;

/** Binds every value but booleans. */
export function bindValues(values: unknown[]): Bind {
  return (value) => (typeof value === 'boolean' ? String(value) : `$${values.push(value)}`);
}

const CONSTANT = /^[A-Za-z_]{1,40}$/;

/**
 * Inlines single words of letters, such as a status, into the SQL text: a plan that serves every caller can use a partial index only
 * when it sees the word. Callers choose some of these words, so the plans of the texts are bounded (`trackPlan`).
 */
export function inlineConstants(values: unknown[]): Bind {
  const bind = bindValues(values);
  return (value) => (typeof value === 'string' && CONSTANT.test(value) ? `'${value}'` : bind(value));
}

/**
 * Renders Sequelize's `WhereOptions` as SQL on the model's alias; '' without conditions. Same semantics as Sequelize at a tenth of the cost,
 * with bound values. Throws on operators that we do not use.
 */
export function whereSql(model: ModelStatic<Model>, where: WhereOptions, bind: Bind): string {
  return groupSql(where, { model, bind });
}

interface Scope {
  model: ModelStatic<Model>;
  bind: Bind;
}

function groupSql(where: unknown, scope: Scope): string {
  if (Array.isArray(where)) return joinGroups(where, 'AND', scope);
  if (isLiteral(where)) return literalSql(where, scope);
  if (typeof where !== 'object' || where === null) throw new TypeError(`not a WHERE: ${String(where)}`);
  const parts = Reflect.ownKeys(where).map((key) => {
    const value: unknown = Reflect.get(where, key);
    if (key === Op.and) return joinGroups(listOf(value), 'AND', scope);
    if (key === Op.or) return joinGroups(listOf(value), 'OR', scope) || 'false';
    if (key === Op.not) return negate(groupSql(value, scope));
    if (typeof key === 'symbol') throw new TypeError(`${String(key)} is not supported in a WHERE`);
    return columnSql(`"${scope.model.name}"."${scope.model.getAttributes()[key]?.field ?? key}"`, value, scope);
  });
  return joinConditions(parts, 'AND');
}

function columnSql(column: string, value: unknown, scope: Scope): string {
  if (value === undefined) throw new TypeError(`${column} is compared with undefined`);
  if (value === null) return `${column} IS NULL`;
  if (Array.isArray(value)) return inListSql(column, value, scope);
  if (typeof value !== 'object' || value instanceof Date || isLiteral(value)) return `${column} = ${operandSql(value, scope)}`;
  return joinConditions(
    Reflect.ownKeys(value).map((operator) => compareSql(column, operator, Reflect.get(value, operator), scope)),
    'AND',
  );
}

const plainOperators = new Map<string | symbol, string>([
  [Op.eq, '='],
  [Op.ne, '!='],
  [Op.gt, '>'],
  [Op.gte, '>='],
  [Op.lt, '<'],
  [Op.lte, '<='],
  [Op.iLike, 'ILIKE'],
  [Op.contains, '@>'],
  [Op.overlap, '&&'],
]);

function compareSql(column: string, operator: string | symbol, value: unknown, scope: Scope): string {
  if (value === null && (operator === Op.eq || operator === Op.is)) return `${column} IS NULL`;
  if (value === null && (operator === Op.ne || operator === Op.not)) return `${column} IS NOT NULL`;
  const sql = plainOperators.get(operator);
  if (sql !== undefined) return `${column} ${sql} ${operandSql(value, scope)}`;
  if (operator === Op.in) return inListSql(column, value, scope);
  if (operator === Op.notIn) return Array.isArray(value) && value.length === 0 ? '' : `NOT ${inListSql(column, value, scope)}`;
  if (operator === Op.not) return typeof value === 'boolean' ? `${column} IS NOT ${value}` : `${column} != ${operandSql(value, scope)}`;
  if (operator === Op.between) {
    const [from, to] = listOf(value);
    return `${column} BETWEEN ${operandSql(from, scope)} AND ${operandSql(to, scope)}`;
  }
  if (operator === Op.or || operator === Op.and) {
    const parts = listOf(value).map((one) => columnSql(column, one, scope));
    return joinConditions(parts, operator === Op.or ? 'OR' : 'AND');
  }
  throw new TypeError(`${String(operator)} is not supported in a WHERE`);
}

function inListSql(column: string, value: unknown, scope: Scope): string {
  if (isLiteral(value)) return `(${column} IN ${literalSql(value, scope)})`;
  const values = listOf(value);
  return values.length === 0 ? '(false)' : `(${column} IN (${values.map((one) => operandSql(one, scope)).join(', ')}))`;
}

function operandSql(value: unknown, scope: Scope): string {
  if (value === undefined) throw new TypeError('a column is compared with undefined');
  return isLiteral(value) ? literalSql(value, scope) : scope.bind(value);
}

function literalSql(literal: { val: string }, { bind }: Scope): string {
  return literal instanceof SqlCondition ? literal.render(bind) : literal.val;
}

function joinGroups(list: readonly unknown[], word: 'AND' | 'OR', scope: Scope): string {
  return joinConditions(
    list.map((one) => groupSql(one, scope)),
    word,
  );
}

function joinConditions(parts: readonly string[], word: 'AND' | 'OR'): string {
  const conditions = parts.filter((part) => part !== '');
  return conditions.length > 1 ? `(${conditions.join(` ${word} `)})` : (conditions[0] ?? '');
}

function negate(text: string): string {
  return text === '' ? 'false' : `NOT (${text})`;
}

/** Whether a value is a Sequelize literal. */
function isLiteral(value: unknown): value is { val: string } {
  return typeof value === 'object' && value !== null && 'val' in value && typeof value.val === 'string' && !(value instanceof Date);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
