import { type Call, field } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { createApi } from '../builders/api.ts';
import { createBadRequestSender } from '../builders/badRequests.ts';
import { everyCall } from '../builders/everyCall.ts';
import { sampleBody } from '../builders/sampleBodies.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());
const { sendBody } = await createBadRequestSender(api, server.databaseUrl);

/** The calls that create a record, with the fields that the record has and its creation does not set. */
const creates = everyCall.flatMap(({ call, title }) => {
  const isRecord = everyCall.some((one) => one.call.method === 'GET' && one.call.reply === call.reply && one.call.path.endsWith('}'));
  const others = shapeOf(call.reply).filter((name) => !shapeOf(call.body).includes(name) && !field.computedFields.has(name));
  return call.method === 'POST' && call.body && isRecord && others.length > 0 ? [{ title, call, others }] : [];
});

test.each(creates)('$title names each field of the record that it does not set', async ({ call, others }) => {
  const sample = z.record(z.string(), z.unknown()).parse(sampleBody(call));
  const answer = await sendBody(call, JSON.stringify({ ...sample, ...Object.fromEntries(others.map((name) => [name, 'ADMIN'])) }));
  expect(answer.status).toBe(422);
  const named = answer.problem.errors?.filter(({ code }) => code === 'readOnly').map(({ field: name }) => name);
  expect(named?.toSorted()).toEqual(others.toSorted());
});

const setters: [create: string, field: string, setter: string][] = [
  ['/v3/trip_requests', 'assignedToId', 'PUT /v3/trip_requests/{id}/assigned_to'],
  ['/v3/trip_requests', 'matchingNotes', 'PUT /v3/trip_requests/{id}/matching_notes'],
  ['/v3/trip_requests', 'matchCountTarget', 'PUT /v3/trip_requests/{id}'],
  ['/v3/trip_requests/{id}/trip_matches', 'quotedTotalUSD', 'PUT /v3/trip_matches/{id}'],
  ['/v3/partners', 'status', 'PUT /v3/partners/{id}/status'],
  ['/v3/sales_recordings', 'status', 'PUT /v3/sales_recordings/{id}/status'],
];
test.each(setters)('POST %s says that %s is set with %s', async (path, name, setter) => {
  const call = everyCall.find((one) => one.call.method === 'POST' && one.call.path === path)?.call;
  if (!call) throw new Error(`There is no POST ${path}`);
  const sample = z.record(z.string(), z.unknown()).parse(sampleBody(call));
  const { problem } = await sendBody(call, JSON.stringify({ ...sample, [name]: 'ADMIN' }));
  expect(problem.errors).toEqual([expect.objectContaining({ field: name, message: expect.stringContaining(`with ${setter}.`) })]);
});

function shapeOf(schema: Call['body']): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
