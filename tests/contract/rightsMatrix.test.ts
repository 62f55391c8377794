import { type Call, type Caller, callers, staff } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import { everyCall } from '../builders/everyCall.ts';
import { type Deviation, deviations, type MatrixRow, rightsMatrix } from './rightsMatrix.data.ts';

test('every call admits exactly the callers that the matrix of rights names', () => {
  const wrong = everyCall.flatMap(({ call, title }) => {
    const expected = listCallers(call, title);
    const also = call.access.filter((who) => !expected.includes(who));
    const not = expected.filter((who) => !call.access.includes(who));
    return also.length + not.length === 0 ? [] : [`${title} also admits [${also.join(' ')}], does not admit [${not.join(' ')}]`];
  });
  expect(wrong).toEqual([]);
});

test('every row of the matrix and every deviation is needed', () => {
  const used = everyCall.map(({ call, title }) => findRow(call, title));
  expect(rightsMatrix.filter((row) => !used.includes(row)).map(({ resource }) => resource)).toEqual([]);
  const idle = deviations.flatMap(({ calls, also = [], not = [] }) =>
    calls.filter(
      (pattern) =>
        !everyCall.some(({ call, title }) => {
          const granted = listGranted(call, title);
          return isOf(pattern, title) && (also.some((who) => !granted.includes(who)) || not.some((who) => granted.includes(who)));
        }),
    ),
  );
  expect(idle.map(String)).toEqual([]);
});

/** The callers that the matrix and its deviations admit. */
function listCallers(call: Call, title: string): Caller[] {
  const own = deviations.filter(({ calls }) => calls.some((pattern) => isOf(pattern, title)));
  const not = own.flatMap((deviation) => deviation.not ?? []);
  const granted = [...listGranted(call, title), ...own.flatMap((deviation) => deviation.also ?? [])];
  return callers.filter((who) => granted.includes(who) && !not.includes(who));
}

function isOf(pattern: Deviation['calls'][number], title: string): boolean {
  return typeof pattern === 'string' ? pattern === title : pattern.test(title);
}

/** The callers whom the row of the matrix admits; every team member has what one without a role has. */
function listGranted(call: Call, title: string): Caller[] {
  const row = findRow(call, title);
  const right = requiredRight(call, row);
  const has = (who: Caller) => row.rights[who]?.includes(right) === true;
  return callers.filter((who) => has(who) || (staff.includes(who) && has('teamMember')));
}

function requiredRight({ method, path, reads }: Call, { writes }: MatrixRow): string {
  if (method === 'GET' || method === 'HEAD' || reads) return 'R';
  if (path.endsWith('/publish')) return 'P';
  return writes ?? { POST: 'C', PUT: 'U', PATCH: 'U', DELETE: 'D' }[method];
}

function findRow({ path }: Call, title: string): MatrixRow {
  const matches = rightsMatrix.flatMap((row) =>
    row.calls.filter((start) => path.startsWith(start) || title === start).map((start) => ({ row, length: start.length })),
  );
  const [best] = matches.toSorted((a, b) => b.length - a.length);
  if (!best) throw new Error(`The matrix has no row for ${title}`);
  return best.row;
}
