import { openApi } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';

type Json = { [key: string]: unknown };

const document = JSON.parse(JSON.stringify(openApi('http://localhost:8080', 'http://localhost:8300')));
const fields = fieldsOf(document, '');
const parameters: Json[] = Object.values<Json>(document.paths).flatMap((item) =>
  Object.values(item).flatMap((operation) => parametersOf(operation)),
);

/** Values of any type, whose description says what they contain. */
const anything = new Set(['basedOnItinerary', 'filters', 'snapshot', 'before', 'after']);
/** Names of fields whose format is not obvious: ids, timestamps, days, countries. */
const needsWords =
  /^(?:id|(?:user|traveler|itinerary|team[mM]ember|assignedTo|createdBy|updatedBy|duplicateOf|location|company|partner)Id|\w+At|departureDate|returnDate|isoCode2|countryCode)$/;

test('every field of every request and response body has a type', () => {
  const untyped = fields.filter(({ name, schema }) => !hasType(schema) && !anything.has(name) && schema['readOnly'] !== true);
  expect(untyped.map(({ at }) => at)).toEqual([]);
});

test('every field of any type is described', () => {
  const silent = fields.filter(({ name, schema }) => anything.has(name) && !hasType(schema) && !schema['description']);
  expect(silent.map(({ at }) => at).filter((at) => !/\/diff\//.test(at))).toEqual([]);
});

test('ids, timestamps, days and countries are described or have a format', () => {
  const silent = fields.filter(({ name, schema }) => needsWords.test(name) && !explains(schema));
  expect([...new Set(silent.map(({ at }) => at))]).toEqual([]);
});

test('every query parameter is described, except those that their name and choices explain', () => {
  const silent = parameters.filter(
    ({ in: place, schema, description }) => place === 'query' && !description && !(isObject(schema) && explains(schema)),
  );
  expect([...new Set(silent.map(({ name }) => name))].filter((name) => !/^(?:status|reference|source|\w+Id)$/.test(String(name)))).toEqual(
    [],
  );
});

interface Field {
  at: string;
  name: string;
  schema: Json;
}

/** Every property of every object schema inside a value. */
function fieldsOf(value: unknown, at: string): Field[] {
  if (!isObject(value)) return Array.isArray(value) ? value.flatMap((one, index) => fieldsOf(one, `${at}/${index}`)) : [];
  const { properties } = value;
  const own = value['type'] === 'object' && isObject(properties) ? Object.entries(properties) : [];
  const found = own.flatMap(([name, schema]) => (isObject(schema) ? [{ at: `${at}/${name}`, name, schema }] : []));
  return [...found, ...Object.entries(value).flatMap(([key, one]) => fieldsOf(one, `${at}/${key}`))];
}

function parametersOf(operation: unknown): Json[] {
  return isObject(operation) && Array.isArray(operation['parameters']) ? operation['parameters'].filter(isObject) : [];
}

function hasType(schema: Json): boolean {
  if (schema['type'] !== undefined || schema['$ref'] !== undefined || schema['enum'] !== undefined || schema['const'] !== undefined)
    return true;
  const parts = schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf'];
  return Array.isArray(parts) && parts.length > 0 && parts.every((part) => isObject(part) && hasType(part));
}

function explains(schema: Json): boolean {
  if (schema['description'] !== undefined || schema['format'] !== undefined || schema['enum'] !== undefined || schema['$ref'] !== undefined)
    return true;
  const parts = schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf'];
  return Array.isArray(parts) && parts.some((part) => isObject(part) && explains(part));
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
