import { expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { createGate } from './gate.ts';

test('so many run at once, so many wait, the rest is told to come back, and all places come free again', async () => {
  const gate = createGate(2, 3);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await wait(5);
    running -= 1;
    return 'done';
  };
  const results = await Promise.allSettled(Array.from({ length: 7 }, () => gate(work)));
  expect(results.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected']);
  expect(most).toBe(2);
  await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await Promise.all([gate(work), gate(work), gate(work)])).toEqual(['done', 'done', 'done']);
});
