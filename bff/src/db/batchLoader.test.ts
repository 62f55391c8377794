import { expect, test } from '@jest/globals';
import { together, writtenTogether } from './together.ts';

interface Named {
  name: string;
}

/** A look-up over a list of names that remembers what it was asked, and answers when told to. */
function lookupIn(names: readonly string[]) {
  const asked: (readonly string[])[] = [];
  const find = together<Named>(
    async (keys) => {
      asked.push(keys);
      return names.filter((name) => keys.includes(name)).map((name) => ({ name }));
    },
    ({ name }) => name,
  );
  return { find, asked };
}

test('what is asked for at once is read at once, each key one time, and everybody gets their own row', async () => {
  const { find, asked } = lookupIn(['fjord', 'oasis']);
  expect(await Promise.all(['oasis', 'fjord', 'oasis', 'delta'].map(find))).toEqual([
    { name: 'oasis' },
    { name: 'fjord' },
    { name: 'oasis' },
    undefined,
  ]);
  expect(asked).toEqual([['oasis', 'fjord', 'delta']]);
});

test('what is asked for later is read anew, also while the first is still out', async () => {
  const names = ['fjord'];
  const { find, asked } = lookupIn(names);
  const first = find('delta');
  await new Promise((next) => setImmediate(next));
  names.push('delta');
  expect([await find('delta'), await first]).toEqual([{ name: 'delta' }, undefined]);
  expect(asked).toHaveLength(2);
});

test('all who asked in a statement that fails hear of it, and the next is a new one', async () => {
  let fails = true;
  const find = together<Named>(
    (keys) => (fails ? Promise.reject(new Error('gone')) : Promise.resolve(keys.map((name) => ({ name })))),
    ({ name }) => name,
  );
  const results = await Promise.allSettled([find('fjord'), find('oasis')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await find('fjord')).toEqual({ name: 'fjord' });
});

test('what is written at once is written in one go, and what is wrong with one stops only that one', async () => {
  const written: (readonly string[])[] = [];
  const write = writtenTogether<string>(async (names) => {
    if (names.includes('storm')) throw new Error('no storm');
    written.push(names);
  });
  await Promise.all(['fjord', 'oasis'].map(write));
  const outcomes = await Promise.allSettled(['delta', 'storm', 'dune'].map(write));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(written).toEqual([['fjord', 'oasis'], ['delta'], ['dune']]);
});
