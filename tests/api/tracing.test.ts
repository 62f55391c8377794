import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { createApi, type Api, people } from '../builders/api.ts';
import { eventually } from '../builders/eventually.ts';
import { query } from '../builders/query.ts';
import { type ServerProcess, startServerProcess } from '../builders/serverProcess.ts';
import { type ReceivedSpan, startTraceCollector, type TraceCollector } from '../builders/traceCollector.ts';
import { newEmail, tripRequestBody } from '../builders/tripRequest.ts';

const withReport = ['--import', './tests/builders/reportTelemetry.mjs'];

let collector: TraceCollector;
let server: ServerProcess;
let api: Api;
beforeAll(async () => {
  collector = await startTraceCollector();
  const { origin } = collector;
  server = await startServerProcess({
    command: [...withReport, 'bff/src/main.ts'],
    env: {
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: origin,
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      HUBSPOT_ORIGIN: origin,
      HUBSPOT_TOKEN: 'a token',
    },
  });
  api = createApi(server);
});
afterAll(async () => {
  await server.stop();
  collector.close();
});

/** A trace that the caller has begun. */
function beginTrace() {
  const traceId = randomBytes(16).toString('hex');
  const spanId = randomBytes(8).toString('hex');
  const spans = () => collector.spans().filter((span) => span.traceId === traceId);
  const childrenOf = (parent: ReceivedSpan | undefined) => spans().filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
  const find = (name: RegExp) => spans().find((span) => name.test(span.name));
  return { traceId, spanId, headers: { traceparent: `00-${traceId}-${spanId}-01` }, spans, childrenOf, find };
}

const attributesOf = ({ attributes }: ReceivedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

describe('with a collector', () => {
  test('a trip request is one trace: call, statements, job, mail', async () => {
    const trace = beginTrace();
    const email = newEmail();
    const body = tripRequestBody({ travelers: [{ email, givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'US' }] });
    expect((await api.call(contract.tripRequests.create, { body, captcha: 'tripRequest', headers: trace.headers })).status).toBe(201);
    await eventually(async () => expect(trace.find(/^mail /)).toBeDefined());
    await eventually(async () => expect(trace.find(/^POST /)).toBeDefined());
    await eventually(async () => expect(trace.find(/^job sendMail$/)).toBeDefined()); // it ends after the mail in it

    const call = trace.find(/^POST /);
    expect(call).toMatchObject({ name: 'POST /v3/trip_requests', parentSpanId: trace.spanId });
    expect(call && attributesOf(call)).toMatchObject({ 'http.route': '/v3/trip_requests', 'http.response.status_code': 201 });
    const statements = trace.childrenOf(call).filter((span) => attributesOf(span)['db.system.name'] === 'postgresql');
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['insert.tripRequest.version', 'commit']));
    const job = trace.childrenOf(call).find(({ name }) => name === 'job sendMail');
    expect(job).toBeDefined();
    expect(trace.childrenOf(job).map(({ name }) => name)).toEqual(expect.arrayContaining([expect.stringMatching(/^mail /)]));
    expect(collector.received()).not.toContain(email);
    expect(collector.received()).toContain('deployment.environment.name');
  });

  test('the calls of a page are spans of its trace', async () => {
    const trace = beginTrace();
    await (await fetch(`${server.origin}/articles/ten-quiet-islands/?traced=1`, { headers: trace.headers })).text();
    await eventually(async () => expect(trace.find(/^GET page$/)).toBeDefined());
    const calls = trace.childrenOf(trace.find(/^GET page$/)).map(({ name }) => name);
    expect(calls).toEqual(expect.arrayContaining(['GET /v3/users/current']));
  });

  test('a request to another service continues the trace', async () => {
    const trace = beginTrace();
    const answer = await api.call(contract.visitors.identify, { as: 'dana', body: { email: people.dana }, headers: trace.headers });
    expect(answer.status).toBe(200);
    await eventually(async () => expect(trace.find(/HubSpot/)).toBeDefined());
    expect(collector.otherRequests().map(({ traceparent }) => traceparent)).toEqual([
      `00-${trace.traceId}-${trace.find(/HubSpot/)?.spanId}-01`,
    ]);
  });

  test('failures are marked, and the log names the trace', async () => {
    const trace = beginTrace();
    await query(server.databaseUrl, 'ALTER TABLE newsletter_requests RENAME TO hidden_requests');
    const failed = await api.call(contract.newsletterRequests.create, {
      body: { email: newEmail(), fullName: 'Rowan Ashby' },
      captcha: 'newsletter',
      headers: trace.headers,
    });
    await query(server.databaseUrl, 'ALTER TABLE hidden_requests RENAME TO newsletter_requests');
    expect(failed.status).toBe(500);
    await eventually(async () =>
      expect(trace.find(/^POST /)).toMatchObject({ status: { code: 2 }, events: [expect.objectContaining({ name: 'exception' })] }),
    );
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes(trace.traceId));
    await eventually(async () => expect(lines.map((line) => JSON.parse(line).msg)).toEqual(expect.arrayContaining(['request failed'])));
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ trace_id: trace.traceId, span_id: trace.find(/^POST /)?.spanId });
  });

  test('a trace that the caller does not record is not recorded', async () => {
    const trace = beginTrace();
    await fetch(`${server.origin}/healthz`, { headers: { traceparent: `00-${trace.traceId}-${trace.spanId}-00` } });
    const after = beginTrace();
    await fetch(`${server.origin}/healthz`, { headers: after.headers });
    await eventually(async () => expect(after.spans()).toHaveLength(1));
    expect(trace.spans()).toEqual([]);
  });

  test('the packages of OpenTelemetry are loaded', () => expect(server.output()).toMatch(/^loaded .*@opentelemetry/m));
});

test.each(['bff/src/main.ts', 'bff/dist/main.js'])('without a collector %s loads nothing of OpenTelemetry', async (file) => {
  const plain = await startServerProcess({ command: [...withReport, file] });
  expect((await fetch(plain.origin)).status).toBe(200);
  expect(plain.output()).not.toMatch(/^loaded /m);
  expect(await plain.stop()).toBe(0);
});

test('a collector that cannot be reached is told in the log, and neither stops nor delays the server', async () => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', LOG_LEVEL: 'warn' };
  const lonely = await startServerProcess({ command: ['bff/dist/main.js'], env });
  expect((await fetch(lonely.origin)).status).toBe(200);
  await eventually(async () => expect(lonely.output()).toContain('traces could not be sent'));
  expect(await lonely.stop()).toBe(0);
});
