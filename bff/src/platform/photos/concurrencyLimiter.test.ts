import { expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { createConcurrencyLimiter } from './concurrencyLimiter.ts';

test('runs two tasks at once, queues three, rejects the rest, and frees every slot', async () => {
  const limit = createConcurrencyLimiter(2, 3);
  let running = 0;
  let maxRunning = 0;
  const work = async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await wait(5);
    running -= 1;
    return 'done';
  };
  const results = await Promise.allSettled(Array.from({ length: 7 }, () => limit(work)));
  expect(results.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected']);
  expect(maxRunning).toBe(2);
  await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await Promise.all([limit(work), limit(work), limit(work)])).toEqual(['done', 'done', 'done']);
});
