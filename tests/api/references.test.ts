import type { Call } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { createBadRequestSender } from '../builders/badRequests.ts';
import { everyCall } from '../builders/everyCall.ts';
import { sampleBody } from '../builders/sampleBodies.ts';
import { startForViewers } from '../builders/startForViewers.ts';
import { buildPath, credentials, mayCall, pickSample, ruleForPath, viewers } from '../builders/visibility.ts';

const { server, api, loaded } = await startForViewers();
const { sendBody } = await createBadRequestSender(api, server.databaseUrl);

const UNKNOWN = '018f0000-0000-7000-8000-00000000dead';
/** Page views and notifications (`ids`) are deleted in time, and stored searches keep what was searched for: none refers to a record. */
const notReferences = new Set(['id', 'ids', 'viewId', 'filters']);
const Body = z.record(z.string(), z.unknown());

/** The fields of a body that refer to records, with an unknown id in the form that each needs. */
function listReferences({ body }: Call): [name: string, value: unknown][] {
  const { properties = {} } = body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' }) : {};
  return Object.entries(properties).flatMap(([name, schema]): [string, unknown][] => {
    if (notReferences.has(name) || typeof schema !== 'object' || schema.readOnly === true) return [];
    const choices = [schema, ...(schema.anyOf ?? [])].filter((one) => typeof one === 'object');
    if (choices.some(isId)) return [[name, UNKNOWN]];
    const items = choices
      .flatMap((one) => one.items ?? [])
      .flat()
      .filter((one) => typeof one === 'object');
    return items.some((one) => isId(Object(one))) ? [[name, [UNKNOWN]]] : [];
  });
}

function isId({ type, pattern }: z.core.JSONSchema.JSONSchema): boolean {
  return type === 'string' && pattern?.includes('a-f') === true;
}

const changes = everyCall.flatMap(({ call, title }) => {
  const references = listReferences(call);
  return call.method === 'PUT' && references.length > 0 ? [{ title, call, references }] : [];
});
const creates = everyCall.flatMap(({ call, title }) => {
  const references = call.method === 'POST' && !call.reads ? listReferences(call) : [];
  return references.map(([name, value]) => ({ title, call, name, value }));
});

describe('an id that no record has', () => {
  test.each(changes)('$title rejects it by the name of each field', async ({ call, references }) => {
    const rule = ruleForPath(call.path);
    const rows = pickSample((rule && loaded.get(rule)) ?? []);
    const viewer = viewers.find((one) => mayCall(one, call) && rows.some((row) => row.seenBy(one)));
    const row = rows.find((one) => viewer && one.seenBy(viewer));
    if (!viewer || !row) return;
    const wrong: string[] = [];
    for (const [name, value] of references) {
      const required = z.object({ status: z.unknown() }).safeParse(sampleBody(call)).success ? Body.parse(sampleBody(call)) : {};
      const body = { ...required, ...(call.path.startsWith('/v2/') ? { id: row.id } : {}), [name]: value };
      const { status, problem } = await api.send('PUT', buildPath(call, row, '1'), { ...credentials(viewer), body });
      const isNamed = problem?.errors?.some((error) => error.pointer.startsWith(`/${name}`));
      const isRefusedBefore = [403, 404, 423].includes(status) || problem?.errorCode === 'transition.notAllowed'; // not the caller's to change now
      if (!isRefusedBefore && (status !== 422 || !isNamed)) wrong.push(`${viewer} ${name}: ${status} ${problem?.message ?? 'stored'}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(creates)('$title does not store it as $name', async ({ call, name, value }) => {
    const { status, problem } = await sendBody(call, JSON.stringify({ ...Body.parse(sampleBody(call)), [name]: value }));
    const named = problem?.errors?.map(({ pointer }) => pointer) ?? [];
    const isNamed = status === 422 && named.length > 0; // the sample may name another record first that does not exist
    expect({ status, message: problem?.message, isRefused: isNamed || [400, 401, 403, 404].includes(status) }).toMatchObject({
      isRefused: true,
    });
  });
});
