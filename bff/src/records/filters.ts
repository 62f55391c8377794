import { Op, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { Failure } from '#src/kernel/failure.ts';
import type { SearchField } from '#src/kernel/entity.ts';

const MAX_DEPTH = 3;
const MAX_CONDITIONS = 30;
const MAX_LIST = 100;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Parses the filter language into a WHERE: `{field: value}`, `{field: {op: value}}`, `and`, `or`, `not`; only allow-listed fields. */
export function parseFilters(filters: Record<string, unknown>, fields: Record<string, SearchField>): WhereOptions {
  const budget = { conditions: 0 };
  return parseGroup(filters, fields, budget, 1);
}

/** Parses the `key=value` pairs of a list's query: `field=value`, `field[operator]=value`; several values are separated by commas. */
export function parseQueryFilters(query: Record<string, unknown>, fields: Record<string, SearchField>): WhereOptions {
  const conditions = Object.entries(query).filter(([name, value]) => value !== undefined && !reservedParameters.has(name));
  return parseFilters({ and: conditions.map(([name, value]) => parseQueryCondition(name, String(value), fields)) }, fields);
}

function parseQueryCondition(name: string, text: string, fields: Record<string, SearchField>): Record<string, unknown> {
  const [, field, operator] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
  if (field === undefined || operator === undefined) return { [name]: parseQueryValue(text, fields[name]) };
  return { [field]: { [operator]: parseOperand(operator, text, fields[field]) } };
}

/** Parameters of a list's query that are not filters. */
const reservedParameters = new Set(['cursor', 'offset', 'limit', 'sort', 'q', 'fields', 'total']);

function parseGroup(
  filters: Record<string, unknown>,
  fields: Record<string, SearchField>,
  budget: { conditions: number },
  depth: number,
): WhereOptions {
  if (depth > MAX_DEPTH) throw new Failure('query.tooLarge', { message: `Filters may be nested at most ${MAX_DEPTH} deep.` });
  const parts = Object.entries(filters).map(([name, value]): WhereOptions => {
    if (name === 'and' || name === 'or')
      return { [name === 'and' ? Op.and : Op.or]: requireGroups(name, value).map((one) => parseGroup(one, fields, budget, depth + 1)) };
    if (name === 'not') return { [Op.not]: parseGroup(requireGroup(name, value), fields, budget, depth + 1) };
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) throw unknownField(name, fields);
    return parseCondition(name, field, value, budget);
  });
  return { [Op.and]: parts };
}

function parseCondition(name: string, field: SearchField, value: unknown, budget: { conditions: number }): WhereOptions {
  const operators =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : [[Array.isArray(value) ? 'in' : 'eq', value] as const];
  const parts = operators.map(([operator, operand]): WhereOptions => {
    budget.conditions += 1;
    if (budget.conditions > MAX_CONDITIONS)
      throw new Failure('query.tooLarge', { message: `A search may have at most ${MAX_CONDITIONS} conditions.` });
    if (field.hasValue) return parseComputed(name, field, operator, operand, field.hasValue);
    return { [field.attribute]: parseOperator(name, field, operator, operand) };
  });
  return { [Op.and]: parts };
}

/** A condition on a value that no attribute holds. */
function parseComputed(
  name: string,
  field: SearchField,
  operator: string,
  operand: unknown,
  hasValue: (value: unknown) => WhereOptions,
): WhereOptions {
  if (operator === 'eq') return hasValue(parseValue(name, field, operand));
  if (operator === 'ne') return { [Op.not]: hasValue(parseValue(name, field, operand)) };
  if (operator === 'in') return { [Op.or]: parseValues(name, field, operator, operand).map(hasValue) };
  return reject(name, `${operator} does not fit here; use eq, ne or in`);
}

function parseValues(name: string, field: SearchField, operator: string, operand: unknown): unknown[] {
  return z
    .array(z.unknown())
    .min(1)
    .max(MAX_LIST)
    .catch(() => reject(name, `${operator} needs a list of 1 to ${MAX_LIST} values`))
    .parse(operand)
    .map((item) => parseValue(name, field, item));
}

function parseOperator(name: string, field: SearchField, operator: string, operand: unknown): Record<symbol, unknown> {
  const one = () => parseValue(name, field, operand);
  const many = () => parseValues(name, field, operator, operand);
  if (operator === 'isNull') return operand === true ? { [Op.is]: null } : { [Op.not]: null };
  if (operator === 'eq' && operand === null) return { [Op.is]: null };
  if (operator === 'ne' && operand === null) return { [Op.not]: null };
  if (field.kind === 'list' || field.kind === 'ids') {
    if (operator === 'eq' || operator === 'contains') return { [Op.contains]: [one()] };
    if (operator === 'in') return { [Op.overlap]: many() };
    return reject(name, `${operator} does not fit a list; use eq, in or isNull`);
  }
  switch (operator) {
    case 'eq':
      return { [Op.eq]: one() };
    case 'ne':
      return { [Op.ne]: one() };
    case 'in':
      return { [Op.in]: many() };
    case 'notIn':
      return { [Op.notIn]: many() };
    case 'gt':
      return { [Op.gt]: one() };
    case 'gte':
      return { [Op.gte]: one() };
    case 'lt':
      return { [Op.lt]: one() };
    case 'lte':
      return { [Op.lte]: one() };
    case 'between': {
      const [from, to] = many();
      return from === undefined || to === undefined ? reject(name, 'between needs two values') : { [Op.between]: [from, to] };
    }
    case 'contains':
      return { [Op.iLike]: `%${escapeLikePattern(name, field, operand)}%` };
    case 'startsWith':
      return { [Op.iLike]: `${escapeLikePattern(name, field, operand)}%` };
    default:
      return reject(name, `${operator} is not an operator`);
  }
}

/** Checks that a value is of the field's kind, because PostgreSQL would fail to cast another one. */
function parseValue(name: string, field: SearchField, value: unknown): unknown {
  switch (field.kind) {
    case 'number':
      return typeof value === 'number' && Math.abs(value) <= 2_147_483_647 ? value : reject(name, 'needs a number');
    case 'boolean':
      return typeof value === 'boolean' ? value : reject(name, 'needs true or false');
    case 'id':
    case 'ids':
      return typeof value === 'string' && UUID.test(value) ? value : reject(name, 'needs an id');
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
        ? value
        : reject(name, 'needs a date as yyyy-mm-dd');
    case 'moment':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value))
        ? new Date(value)
        : reject(name, 'needs a timestamp as ISO 8601');
    case 'text':
    case 'list':
      return typeof value === 'string' && value.length <= 300 && value.isWellFormed() && !value.includes('\0')
        ? value
        : reject(name, 'needs a text');
  }
}

function escapeLikePattern(name: string, field: SearchField, value: unknown): string {
  if (field.kind !== 'text') return reject(name, 'contains and startsWith need a text field');
  return String(parseValue(name, field, value)).replace(/[\\%_]/g, '\\$&');
}

/** The word null stands for a missing value, as in the body of a search. */
function parseQueryValue(text: string, field: SearchField | undefined): unknown {
  if (text === 'null') return null;
  if (field?.kind === 'number') return Number(text);
  if (field?.kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text.includes(',') ? text.split(',') : text;
}

function parseOperand(operator: string, text: string, field: SearchField | undefined): unknown {
  if (operator === 'isNull') return text === 'true';
  if ((operator === 'eq' || operator === 'ne') && text === 'null') return null;
  const parts = ['in', 'notIn', 'between'].includes(operator) ? text.split(',') : [text];
  const values = parts.map((part) => (field?.kind === 'number' || field?.kind === 'boolean' ? parseQueryValue(part, field) : part));
  return ['in', 'notIn', 'between'].includes(operator) ? values : values[0];
}

function requireGroups(name: string, value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map((one) => requireGroup(name, one)) : reject(name, 'needs a list of conditions');
}
function requireGroup(name: string, value: unknown): Record<string, unknown> {
  const parsed = z.record(z.string(), z.unknown()).safeParse(value);
  return parsed.success ? parsed.data : reject(name, 'needs an object of conditions');
}

function unknownField(name: string, fields: Record<string, SearchField>): Failure {
  const message = `${name} is not a filter here. Use one of: ${Object.keys(fields).join(', ')}.`;
  return new Failure('query.unknownField', { message, errors: [{ pointer: name, field: name, code: 'unknown', message }] });
}
function reject(name: string, why: string): never {
  throw new Failure('validation.failed', {
    message: `${name}: ${why}.`,
    status: 400,
    errors: [{ pointer: name, field: name, code: 'invalid', message: why }],
  });
}
