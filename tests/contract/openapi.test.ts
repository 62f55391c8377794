import { areas, callers, contract, openApi, problems } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { everyCall } from '../builders/everyCall.ts';

const Schema = z.looseObject({});
const Response = z.strictObject({
  description: z.string().min(1),
  content: z.record(z.string(), z.strictObject({ schema: Schema })).optional(),
});
const Operation = z.strictObject({
  operationId: z.string().regex(/^\w+\.\w+$/),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(1),
  description: z.string().min(1).optional(),
  deprecated: z.literal(true).optional(),
  'x-roles': z.array(z.enum(callers)).min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).min(1),
  parameters: z.array(
    z.strictObject({
      name: z.string().min(1),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean().optional(),
      description: z.string().optional(),
      style: z.literal('form').optional(),
      explode: z.literal(false).optional(),
      schema: Schema,
    }),
  ),
  requestBody: z
    .strictObject({
      required: z.boolean(),
      content: z.strictObject({ 'application/json': z.strictObject({ schema: Schema, example: z.unknown().optional() }) }),
    })
    .optional(),
  responses: z.record(z.string().regex(/^[2-5]\d\d$/), z.union([Response, z.strictObject({ $ref: z.string() })])),
});
const Document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    description: z.string(),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  servers: z.array(z.strictObject({ url: z.url() })),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({
      servers: z.array(z.strictObject({ url: z.url() })).optional(),
      get: Operation.optional(),
      head: Operation.optional(),
      post: Operation.optional(),
      put: Operation.optional(),
      patch: Operation.optional(),
      delete: Operation.optional(),
    }),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[\w.-]+$/), Schema),
    responses: z.record(z.string(), Response),
    securitySchemes: z.record(z.string(), Schema),
  }),
});

const written = JSON.parse(JSON.stringify(openApi('http://localhost:8080', 'http://localhost:8300')));
const document = Document.parse(written);
const operations = Object.entries(document.paths).flatMap(([path, { servers: _, ...item }]) =>
  Object.entries(item).flatMap(([method, operation]) => (operation ? [{ title: `${method.toUpperCase()} ${path}`, path, operation }] : [])),
);
const { schemas, responses, securitySchemes } = document.components;

test('every call has one operation, under an id of its own and a declared tag', () => {
  const onPhotosHost = 'POST /photos/search';
  expect(operations.map(({ title }) => title).toSorted()).toEqual([...everyCall.map(({ title }) => title), onPhotosHost].toSorted());
  expect(document.paths['/photos/search']?.servers).toEqual([{ url: 'http://localhost:8300' }]);
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  const tags = document.tags.map(({ name }) => name);
  expect(operations.filter(({ operation }) => !tags.includes(operation.tags[0] ?? ''))).toEqual([]);
});

test('every entity belongs to exactly one area of the reference', () => {
  expect(areas.flatMap(({ entities }) => [...entities]).toSorted()).toEqual(Object.keys(contract).toSorted());
});

test('every $ref leads to a part of the document, and every part is used', () => {
  const refs = new Set([...JSON.stringify(written).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref));
  const parts = Object.entries({ schemas, responses }).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `#/components/${kind}/${name}`),
  );
  expect([...refs].filter((ref) => !parts.includes(ref))).toEqual([]);
  expect(parts.filter((part) => !refs.has(part) && !part.includes('/responses/'))).toEqual([]);
});

test('HEAD has the query of GET', () => {
  const heads = Object.entries(document.paths).filter(([, { get, head }]) => get && head);
  const queryOf = (operation: z.output<typeof Operation> | undefined) => operation?.parameters.filter((one) => one.in === 'query');
  expect(heads.map(([path, { head }]) => [path, queryOf(head)])).toEqual(heads.map(([path, { get }]) => [path, queryOf(get)]));
  expect(heads.some(([, { head }]) => queryOf(head)?.length)).toBe(true);
});

describe.each(operations)('$title', ({ path, operation }) => {
  test('describes each parameter of its path once', () => {
    const named = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    const all = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(all).size).toBe(all.length);
  });

  test('says how to sign in, unless anybody may call it', () => {
    const names = operation.security.flatMap((one) => Object.keys(one));
    expect(names.filter((name) => !Object.hasOwn(securitySchemes, name))).toEqual([]);
    expect(operation.security.some((one) => Object.keys(one).length === 0)).toBe(operation['x-roles'].includes('anonymous'));
  });

  test('has one success response, and error responses that are problems', () => {
    const statuses = Object.keys(operation.responses);
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
    for (const [status, response] of Object.entries(operation.responses)) {
      if (status.startsWith('2')) continue;
      expect(response).toEqual({ $ref: `#/components/responses/Failure${status}` });
      expect(responses[`Failure${status}`]?.content).toEqual({
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      });
      expect(Object.values(problems).some((problem) => String(problem.status) === status)).toBe(true);
    }
  });
});
