import { z } from 'zod';
import { areaOf, areas } from './areas.ts';
import { successStatus, type Call } from './call.ts';
import { contract } from './contract.ts';
import { expandParameters, withExpanded } from './openapiExpand.ts';
import { photoSearch } from './entities/images.ts';
import { describeListParameters, describeSearchBody, type ListDescription } from './openapiLists.ts';
import { problems } from './problems.ts';

type Json = Record<string, unknown>;

type DescribeList = (call: Call) => ListDescription | undefined;

/**
 * The OpenAPI 3.1 document of every call; `server` is the origin of the API, `photosServer` that of the photos host. `describeList` adds
 * what a list can be filtered and sorted by.
 */
export function openApi(server: string, photosServer: string, describeList: DescribeList = () => undefined): Json {
  const components: Json = { Problem: problemSchema };
  const everyCall = Object.values<Record<string, Call>>(contract).flatMap((calls) => Object.values(calls));
  const paths: Record<string, Json> = {};
  for (const [entity, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries<Call>(calls)) {
      const get = call.method === 'HEAD' && everyCall.find(({ method, path }) => method === 'GET' && path === call.path);
      const served = get ? { ...call, ...(get.query && { query: get.query }), ...(get.expand && { expand: get.expand }) } : call;
      (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(entity, name, served, components, describeList(get || call));
    }
  }
  paths[photoSearch.path] = { servers: [{ url: photosServer }], post: operation('photos', 'search', photoSearch, components) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Farwend API',
      version: '3.0.0',
      description:
        'Back office and content of Farwend. Sign in with POST /v3/tokens and send the token as Authorization: Bearer. Errors are RFC 9457 problems. Farwend-Version chooses a version of the API by its date; default: that of the token, else the newest.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    tags: areas.flatMap(({ about, entities }) => entities.map((entity) => ({ name: title(entity), description: about }))),
    paths,
    components: {
      schemas: components,
      responses: Object.fromEntries(failureCodes.map((status) => [`Failure${status}`, failure(status)])),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'accessToken of POST /v3/tokens' },
        session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'Cookie of POST /v3/login' },
      },
    },
  };
}

function operation(entity: string, name: string, call: Call, components: Json, list?: ListDescription): Json {
  const open = call.access.includes('anonymous');
  return {
    operationId: `${entity}.${name}`,
    tags: [title(entity)],
    summary: call.summary,
    ...(call.deprecated ? { deprecated: true } : {}),
    ...(call.description ? { description: call.description } : {}),
    'x-roles': call.access,
    security: open ? [{}, { bearer: [] }, { session: [] }] : [{ bearer: [] }, { session: [] }],
    parameters: [...pathParameters(call), ...queryParameters(call, components, list), ...expandParameters(call), ...headerParameters(call)],
    ...(call.body ? { requestBody: requestBody(call, components, list) } : {}),
    responses: responses(call, components),
  };
}

function pathParameters(call: Call): Json[] {
  return [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function queryParameters(call: Call, components: Json, list?: ListDescription): Json[] {
  if (!call.query) return [];
  const schema = jsonSchema(call.query, 'input', components);
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
  const declared = properties.map(([name, { description, ...rest }]) => ({
    name,
    in: 'query',
    ...(description ? { description } : {}),
    schema: rest,
  }));
  return list ? describeListParameters(call, declared, list) : declared;
}

function headerParameters(call: Call): Json[] {
  const header = (name: string, description: string, required = false) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  const writes = call.method !== 'GET' && call.method !== 'HEAD';
  return [
    ...(call.captcha ? [header('X-Recaptcha-Id', 'Solved challenge from GET /v3/captcha')] : []),
    ...(call.method === 'POST' && successStatus(call) === 201
      ? [header('Idempotency-Key', '8 to 128 characters; the same key never writes twice')]
      : []),
    ...(writes && /\{\w+\}/.test(call.path) ? [header('If-Match', 'ETag the change is based on')] : []),
  ];
}

function requestBody(call: Call, components: Json, list?: ListDescription): Json {
  const body = call.body ? jsonSchema(call.body, 'input', components) : {};
  const schema = list ? describeSearchBody(call, body, list) : body;
  return { required: true, content: { 'application/json': { schema, ...(call.example === undefined ? {} : { example: call.example }) } } };
}

function replySchema(call: Call, reply: z.ZodType, components: Json): Json {
  const schema = jsonSchema(reply, 'output', components);
  return call.expand ? withExpanded(call, schema, components, (entityReply) => jsonSchema(entityReply, 'output', components)) : schema;
}

function responses(call: Call, components: Json): Json {
  const files = Object.fromEntries((call.files ?? []).map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]));
  const success = call.reply
    ? { description: 'Done', content: { 'application/json': { schema: replySchema(call, call.reply, components) }, ...files } }
    : { description: 'Done' };
  const failures = failureStatuses(call).map((status) => [String(status), { $ref: `#/components/responses/Failure${status}` }] as const);
  return { [String(successStatus(call))]: success, ...Object.fromEntries(failures) };
}

const failureCodes = [...new Set(Object.values(problems).map(({ status }) => status))].toSorted((a, b) => a - b);

/** The error statuses a call can return, derived from its properties. */
function failureStatuses(call: Call): number[] {
  const writes = call.method !== 'GET' && call.method !== 'HEAD';
  const statuses = [
    400,
    ...(call.access.includes('anonymous') && !call.captcha ? [] : [401, 403]),
    ...(writes ? [401, 403] : []),
    ...(call.path.includes('{') ? [404] : []),
    ...(writes ? [409, 412, 413, 415] : []),
    ...(call.body ? [422] : []),
    429,
    500,
    503,
  ];
  return [...new Set(statuses)];
}

function failure(status: number): Json {
  const codes = Object.entries(problems).filter(([, problem]) => problem.status === status);
  return {
    description: codes.map(([code]) => code).join(', '),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

/** JSON Schema of a zod schema; schemas with an id move to `components`. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const { $schema: _, $defs, ...root } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });
  const text = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('#/$defs/', '#/components/schemas/')) as Json;
  for (const [name, definition] of Object.entries($defs ?? {})) components[name] ??= text(definition);
  const { id, ...own } = text(root);
  if (typeof id !== 'string') return own;
  components[id] ??= own;
  return { $ref: `#/components/schemas/${id}` };
}

const problemSchema: Json = {
  type: 'object',
  description: 'RFC 9457 problem, with additional keys for older clients',
  required: ['type', 'title', 'status', 'detail', 'instance', 'httpStatus', 'code', 'message', 'errorCode', 'requestId'],
  properties: {
    type: { type: 'string', description: 'URL of an explanation' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    instance: { type: 'string' },
    httpStatus: { type: 'integer' },
    code: { type: 'integer' },
    message: { type: 'string', description: 'Same as detail' },
    errorCode: { type: 'string', enum: Object.keys(problems) },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['pointer', 'field', 'code', 'message'],
        properties: { pointer: { type: 'string' }, field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    allowedTransitions: { type: 'array', items: { type: 'string' } },
    references: { type: 'array', items: { type: 'object' } },
  },
};

/** `tripRequests` as `Trips: trip requests`, so that the API reference groups entities by area. */
function title(entity: string): string {
  const words = entity.replace(/V2$/, 'Older').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const area = areaOf(entity);
  return words === area.toLowerCase() ? area : `${area}: ${words}`;
}
