import type { Call } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { createApi } from '../builders/api.ts';
import { createBadRequestSender, expectProblem, callsWithBody } from '../builders/badRequests.ts';
import { sampleBody } from '../builders/sampleBodies.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());
const { sendBody } = await createBadRequestSender(api, server.databaseUrl);

describe('unexpected values', () => {
  const nasty = fc.oneof(
    fc.constantFrom<unknown>(
      'a\0b',
      '\ud800',
      '\udfff lone',
      '',
      ' ',
      "' OR 1=1 --",
      '$1',
      '%',
      '../../etc/passwd',
      '<script>alert(1)</script>',
      'x'.repeat(10_000),
      '2027-02-30',
      '9999-99-99T99:99:99Z',
      '0001-01-01',
      '+275760-09-13T00:00:00.000Z',
      -1,
      0.1,
      5e-324,
      2_147_483_648,
      1e300,
      Number.MAX_SAFE_INTEGER + 2,
      -0,
      null,
      true,
      [],
      {},
      [null],
      [[[]]],
      { $ne: null },
      { eq: { eq: null } },
      Array.from({ length: 900 }, () => 1),
    ),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.jsonValue({ maxDepth: 4 }),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  );

  test.each(callsWithBody)('$title never answers 500 to them', async ({ call }) => {
    const names = fieldNames(call);
    const sample = z.record(z.string(), z.unknown()).parse(sampleBody(call));
    const body = fc
      .dictionary(fc.constantFrom(...names), nasty, { minKeys: 1, maxKeys: 3 })
      .chain((odd) => fc.boolean().map((onTop) => (onTop ? { ...sample, ...odd } : odd)));
    await fc.assert(
      fc.asyncProperty(body, async (value) => {
        const answer = await sendBody(call, JSON.stringify(value));
        expect(answer.status).toBeLessThan(500);
        if (answer.status < 400) return;
        expectProblem(answer);
        if (answer.status === 422 && answer.problem.errorCode === 'validation.failed') {
          expect(answer.problem.errors?.length).toBeGreaterThan(0);
          for (const error of answer.problem.errors ?? [])
            expect(error).toMatchObject({ pointer: expect.any(String), message: expect.stringMatching(/./) });
        }
      }),
      { numRuns: 20 },
    );
  });
});

/** Names of the fields of a body, from its JSON Schema. */
function fieldNames(call: Call): [string, ...string[]] {
  const schema = call.body && z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' });
  const [first = 'any', ...others] = Object.keys(schema?.properties ?? {});
  return [first, ...others];
}
