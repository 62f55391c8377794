import { z } from 'zod';
import type { Call } from './call.ts';
import type { Caller } from './roles.ts';

type Json = Record<string, unknown>;

/** A field by which a list can be filtered, and the kinds of callers who may use it. */
export interface ListField {
  name: string;
  kind: 'text' | 'id' | 'number' | 'date' | 'moment' | 'boolean' | 'list' | 'ids';
  isSortable: boolean;
  /** No column holds it, so fewer operators fit. */
  isComputed: boolean;
  callers: readonly Caller[];
}
/** What the server knows about a list or search. */
export interface ListDescription {
  fields: readonly ListField[];
  /** The fields whose text `q` searches. */
  searched: readonly Pick<ListField, 'name' | 'callers'>[];
}

/** The parameters of a list: those of its query, with its filters, sort fields and what `q` searches. */
export function describeListParameters(call: Call, declared: readonly Json[], { fields, searched }: ListDescription): Json[] {
  const isOpen = call.query?.def.catchall !== undefined;
  const names = declared.map(({ name }) => name);
  const filters = isOpen ? fields.map((field) => filterParameter(call, field, declared)) : [];
  return [
    ...declared
      .filter(({ name }) => !isOpen || !fields.some((field) => field.name === name))
      .map((parameter) =>
        parameter['name'] === 'sort'
          ? sortParameter(call, fields)
          : parameter['name'] === 'q'
            ? { ...parameter, description: `Search terms, each of which must occur in ${listNames(call, searched)}` }
            : parameter,
      ),
    ...filters,
  ].toSorted((a, b) => Number(!names.includes(a['name'])) - Number(!names.includes(b['name'])));
}

/** The body of a search with the filters and sort fields it accepts. */
export function describeSearchBody(call: Call, schema: Json, { fields, searched }: ListDescription): Json {
  const properties = Object(schema['properties']);
  if (!('filters' in properties && 'sortOrders' in properties)) return schema;
  const filters = {
    ...properties.filters,
    properties: Object.fromEntries(
      fields.map((field) => [
        field.name,
        {
          description: `${listOperators(field)}${audience(call, field)}`,
          'x-operators': listOperators(field).split(' '),
          ...choicesOf(call, field.name),
        },
      ]),
    ),
  };
  const field = { type: 'string', enum: fields.filter(({ isSortable }) => isSortable).map(({ name }) => name) };
  const items = { ...properties.sortOrders.items, properties: { ...properties.sortOrders.items.properties, field } };
  const q = {
    ...properties.q,
    description: searched.length > 0 ? `Search terms, each of which must occur in ${listNames(call, searched)}` : 'Not for these records',
  };
  return { ...schema, properties: { ...properties, filters, q, sortOrders: { ...properties.sortOrders, items } } };
}

const ordered = 'eq ne in notIn gt gte lt lte between isNull';
const operatorsOf: Record<ListField['kind'], string> = {
  text: `${ordered} contains startsWith`,
  id: 'eq ne in notIn isNull',
  number: ordered,
  date: ordered,
  moment: ordered,
  boolean: 'eq ne isNull',
  list: 'eq in contains isNull',
  ids: 'eq in contains isNull',
};

function listOperators({ kind, isComputed }: ListField): string {
  return isComputed ? 'eq ne in' : operatorsOf[kind];
}

const schemas: Record<ListField['kind'], Json> = {
  text: { type: 'string' },
  id: { type: 'string', format: 'uuid' },
  number: { type: 'number' },
  date: { type: 'string', format: 'date' },
  moment: { type: 'string', format: 'date-time' },
  boolean: { type: 'boolean' },
  list: { type: 'string' },
  ids: { type: 'string', format: 'uuid' },
};
/** The query is text: numbers and booleans are read one at a time, other values also separated by commas. */
const single = new Set<ListField['kind']>(['number', 'boolean']);

function filterParameter(call: Call, field: ListField, declared: readonly Json[]): Json {
  const { name, kind } = field;
  const value = { ...schemas[kind], ...choicesOf(call, name) };
  const what = declared.find((parameter) => parameter['name'] === name)?.['description'];
  const how = single.has(kind)
    ? 'Only records with this value'
    : kind === 'list' || kind === 'ids'
      ? 'Only records with one of these, separated by commas'
      : 'Only records with this value, or one of several separated by commas';
  return {
    name,
    in: 'query',
    description: `${typeof what === 'string' ? what : how}${audience(call, field)}`,
    ...(single.has(kind) ? { schema: value } : { style: 'form', explode: false, schema: { type: 'array', items: value } }),
  };
}

function sortParameter(call: Call, fields: readonly ListField[]): Json {
  const sortable = fields.filter(({ isSortable }) => isSortable);
  const restricted = sortable.filter((field) => audience(call, field) !== '').map((field) => `${field.name}${audience(call, field)}`);
  return {
    name: 'sort',
    in: 'query',
    description: ['Fields to sort by, comma-separated; a leading minus for descending order', ...restricted].join('. '),
    style: 'form',
    explode: false,
    schema: { type: 'array', items: { type: 'string', enum: sortable.flatMap(({ name }) => [name, `-${name}`]) } },
  };
}

function listNames(call: Call, searched: ListDescription['searched']): string {
  return searched.map((field) => `${field.name}${audience(call, field)}`).join(', ');
}

/** Says who may use a field, unless all callers may. */
function audience({ access }: Call, { callers }: Pick<ListField, 'callers'>): string {
  return access.every((caller) => callers.includes(caller)) ? '' : ` (only for ${callers.join(', ')}: others are not shown it)`;
}

/** The values that the field has in the items of the response; not in snippets, whose fields have meanings of their own. */
function choicesOf({ reply }: Call, name: string): { enum?: readonly unknown[] } {
  const items = reply instanceof z.ZodObject ? reply.shape['items'] : undefined;
  const item = items instanceof z.ZodArray ? items.element : undefined;
  const values = item instanceof z.ZodObject && item.meta()?.id !== 'Snippet' ? unwrap(item.shape[name]) : undefined;
  return values instanceof z.ZodEnum ? { enum: values.options } : {};
}

function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return unwrap(schema.unwrap());
  return schema instanceof z.ZodArray ? unwrap(schema.element) : schema;
}
