type Json = Readonly<Record<string, unknown>>;

/** A description of the API, or the parts of it that a comparison needs. */
export interface Description {
  paths: Json;
  components: { schemas: Json };
}
interface Side {
  document: Description;
  schema: Json;
}
/** Who writes the values of a schema: a program, or the API. */
type Direction = 'request' | 'reply';

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete'];
const bounds = { maxLength: 1, maximum: 1, maxItems: 1, minLength: -1, minimum: -1, minItems: -1 } as const;

/**
 * What programs written for the API as it was released cannot do any more, or may fail to read: calls, parameters and fields that are gone or
 * newly required, narrower values in requests, other types in answers. A new value of an answer's enumeration is no break.
 */
export function findBreaks(released: Description, today: Description): string[] {
  return Object.entries(released.paths).flatMap(([path, calls]) =>
    methods.flatMap((method) => {
      const before = at(calls, method);
      if (!before) return [];
      const now = at(today.paths, path, method);
      const title = `${method.toUpperCase()} ${path}`;
      if (!now) return [`${title} is gone`];
      return compareCalls(before, now, released, today).map((what) => `${title}: ${what}`);
    }),
  );
}

function compareCalls(before: Json, now: Json, released: Description, today: Description): string[] {
  const compare = (direction: Direction, path: string, a: Json, b: Json) =>
    compareSchemas(direction, path, { document: released, schema: a }, { document: today, schema: b }, new Set());
  const parameters = readParameters(before).flatMap((parameter) => {
    const same = readParameters(now).find((one) => one['name'] === parameter['name'] && one['in'] === parameter['in']);
    const name = `parameter ${String(parameter['name'])}`;
    return same ? compare('request', name, at(parameter, 'schema') ?? {}, at(same, 'schema') ?? {}) : [`${name} is gone`];
  });
  const required = readParameters(now)
    .filter((one) => one['required'] === true)
    .filter((one) => !readParameters(before).some((other) => other['name'] === one['name'] && other['required'] === true))
    .map((one) => `parameter ${String(one['name'])} is required now`);
  const json = ['content', 'application/json', 'schema'];
  const sent = [at(before, 'requestBody', ...json), at(now, 'requestBody', ...json)];
  const body = sent[1] ? compare('request', 'body', sent[0] ?? {}, sent[1]) : [];
  const [status = ''] = Object.keys(at(before, 'responses') ?? {}).filter((one) => one.startsWith('2'));
  const answers = [at(before, 'responses', status), at(now, 'responses', status)];
  if (!answers[1]) return [...parameters, ...required, ...body, `${status} is not answered any more`];
  const answered = [at(answers[0], ...json), at(answers[1], ...json)];
  const reply = answered[0] ? compare('reply', 'reply', answered[0], answered[1] ?? {}) : [];
  return [...parameters, ...required, ...body, ...reply];
}

/** `seen`: the pairs of named schemas that are being compared, for those that contain themselves. */
function compareSchemas(direction: Direction, path: string, before: Side, now: Side, seen: ReadonlySet<string>): string[] {
  const pair = `${String(before.schema['$ref'])} ${String(now.schema['$ref'])}`;
  const isNamed = before.schema['$ref'] !== undefined;
  if (isNamed && seen.has(pair)) return [];
  const inside = isNamed ? new Set([...seen, pair]) : seen;
  const [a, b] = [resolve(before), resolve(now)];
  const compare = (name: string, one: Json, other: Json) =>
    compareSchemas(direction, name, { ...before, schema: one }, { ...now, schema: other }, inside);
  const [variantsBefore, variantsNow] = [readVariants(a), readVariants(b)];
  if (variantsBefore.length > 1 || variantsNow.length > 1) {
    if (variantsBefore.length !== variantsNow.length) return [`${path} has other variants`];
    return variantsBefore.flatMap((variant, index) => compare(path, variant, variantsNow[index] ?? {}));
  }
  return [
    ...compareValues(direction, path, a, b),
    ...compareProperties(direction, path, a, b, compare),
    ...(at(a, 'items') && at(b, 'items') ? compare(`${path}[]`, at(a, 'items') ?? {}, at(b, 'items') ?? {}) : []),
    ...(at(a, 'additionalProperties') && at(b, 'additionalProperties')
      ? compare(`${path}.*`, at(a, 'additionalProperties') ?? {}, at(b, 'additionalProperties') ?? {})
      : []),
  ];
}

function compareValues(direction: Direction, path: string, a: Json, b: Json): string[] {
  const [narrow, wide] = direction === 'request' ? [a, b] : [b, a];
  const [types, allowed] = [readList(narrow['type']), readList(wide['type'])];
  const isOther =
    allowed.length > 0 &&
    (types.length === 0 || types.some((type) => !allowed.includes(type) && !(type === 'integer' && allowed.includes('number'))));
  if (direction === 'reply') return isOther ? [`${path} has another type`] : [];
  const [valuesBefore, valuesNow] = [readValues(a), readValues(b)];
  const fewer = valuesNow.length > 0 && (valuesBefore.length === 0 || valuesBefore.some((value) => !valuesNow.includes(value)));
  const narrower = Object.entries(bounds).filter(([name, sign]) => {
    const [was, is] = [a[name], b[name]];
    return typeof is === 'number' && (typeof was !== 'number' || (is - was) * sign < 0);
  });
  return [
    ...(isOther ? [`${path} has another type`] : []),
    ...(fewer ? [`${path} takes fewer values`] : []),
    ...narrower.map(([name]) => `${path} has a narrower ${name}`),
  ];
}

function compareProperties(
  direction: Direction,
  path: string,
  a: Json,
  b: Json,
  compare: (path: string, a: Json, b: Json) => string[],
): string[] {
  const [before, now] = [at(a, 'properties') ?? {}, at(b, 'properties') ?? {}];
  const [wasRequired, isRequired] = [readList(a['required']), readList(b['required'])];
  const fields = Object.keys(before).flatMap((name) => {
    const [one, other] = [at(before, name), at(now, name)];
    if (one && other) return compare(`${path}.${name}`, one, other);
    return direction === 'reply' || b['additionalProperties'] === false ? [`${path}.${name} is gone`] : [];
  });
  const [had, has] = direction === 'request' ? [wasRequired, isRequired] : [isRequired, wasRequired];
  const what = direction === 'request' ? 'is required now' : 'may be absent now';
  return [
    ...fields,
    ...has.filter((name) => !had.includes(name) && Object.hasOwn(now, String(name))).map((name) => `${path}.${String(name)} ${what}`),
  ];
}

function resolve({ document, schema }: Side): Json {
  const ref = schema['$ref'];
  return typeof ref === 'string' ? (at(document.components.schemas, ref.replace(/^.*\//, '')) ?? {}) : schema;
}

function readVariants(schema: Json): Json[] {
  return [schema['anyOf'], schema['oneOf']].flatMap((variants) => (Array.isArray(variants) ? variants.filter(isObject) : []));
}

function readParameters(call: Json): Json[] {
  const { parameters } = call;
  return Array.isArray(parameters) ? parameters.filter(isObject) : [];
}

function readValues(schema: Json): unknown[] {
  return schema['const'] === undefined ? readList(schema['enum']) : [schema['const']];
}

function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function at(value: unknown, ...keys: readonly string[]): Json | undefined {
  let found = value;
  for (const key of keys) found = isObject(found) ? found[key] : undefined;
  return isObject(found) ? found : undefined;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
