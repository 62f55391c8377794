import { expect, test } from '@jest/globals';
import { batchLoader, batchWrite } from './batchLoader.ts';

interface Named {
  name: string;
}

/** A batch loader over a list of names that records its batches. */
function createLoader(names: readonly string[]) {
  const batches: (readonly string[])[] = [];
  const find = batchLoader<Named>(
    async (keys) => {
      batches.push(keys);
      return names.filter((name) => keys.includes(name)).map((name) => ({ name }));
    },
    ({ name }) => name,
  );
  return { find, batches };
}

test('batches the look-ups of one turn, reads each key once and returns each caller their row', async () => {
  const { find, batches } = createLoader(['fjord', 'oasis']);
  expect(await Promise.all(['oasis', 'fjord', 'oasis', 'delta'].map(find))).toEqual([
    { name: 'oasis' },
    { name: 'fjord' },
    { name: 'oasis' },
    undefined,
  ]);
  expect(batches).toEqual([['oasis', 'fjord', 'delta']]);
});

test('reads a key again in a later turn, even while the first batch is pending', async () => {
  const names = ['fjord'];
  const { find, batches } = createLoader(names);
  const first = find('delta');
  await new Promise((next) => setImmediate(next));
  names.push('delta');
  expect([await find('delta'), await first]).toEqual([{ name: 'delta' }, undefined]);
  expect(batches).toHaveLength(2);
});

test('rejects every look-up of a failed batch, and the next batch is a new one', async () => {
  let fails = true;
  const find = batchLoader<Named>(
    (keys) => (fails ? Promise.reject(new Error('gone')) : Promise.resolve(keys.map((name) => ({ name })))),
    ({ name }) => name,
  );
  const results = await Promise.allSettled([find('fjord'), find('oasis')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await find('fjord')).toEqual({ name: 'fjord' });
});

test('batches the writes of one turn, and an invalid item fails alone', async () => {
  const written: (readonly string[])[] = [];
  const write = batchWrite<string>(async (names) => {
    if (names.includes('storm')) throw new Error('no storm');
    written.push(names);
  });
  await Promise.all(['fjord', 'oasis'].map(write));
  const outcomes = await Promise.allSettled(['delta', 'storm', 'dune'].map(write));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(written).toEqual([['fjord', 'oasis'], ['delta'], ['dune']]);
});
