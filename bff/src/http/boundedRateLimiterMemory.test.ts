import { expect, test } from '@jest/globals';
import { BoundedRateLimiterMemory, createCounters } from './boundedRateLimiterMemory.ts';

const MAX_BYTES = 10_000;

test('many clients take no more memory than allowed, and the least recent are forgotten', async () => {
  const counters = createCounters(MAX_BYTES);
  const limiter = new BoundedRateLimiterMemory({ keyPrefix: 'read', points: 3, duration: 60 }, counters);
  await limiter.consume('regular');
  for (let client = 0; client < 200; client += 1) {
    await limiter.consume(`client ${client}`);
    if (client === 100) await limiter.consume('regular');
    expect(counters.calculatedSize).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(await limiter.get('client 0')).toBeNull();
  expect(await limiter.get('client 199')).toMatchObject({ consumedPoints: 1 });
  expect(limiter.dump().storage).toHaveLength(counters.size);
});

test('a client that keeps coming is not forgotten', async () => {
  const limiter = new BoundedRateLimiterMemory({ keyPrefix: 'read', points: 3, duration: 60 }, createCounters(MAX_BYTES));
  for (let client = 0; client < 30; client += 1) {
    if (client % 10 === 0) await limiter.consume('regular');
    await limiter.consume(`client ${client}`);
  }
  await expect(limiter.consume('regular')).rejects.toMatchObject({ consumedPoints: 4 });
});

test('limiters share one limit and keep their counters apart', async () => {
  const counters = createCounters(MAX_BYTES);
  const [reads, writes] = ['read', 'write'].map(
    (keyPrefix) => new BoundedRateLimiterMemory({ keyPrefix, points: 3, duration: 60 }, counters),
  );
  await reads?.consume('client');
  await writes?.consume('client');
  await writes?.consume('client');
  expect(await reads?.get('client')).toMatchObject({ consumedPoints: 1 });
  for (let other = 0; other < 50; other += 1) await reads?.consume(`client ${other}`);
  expect(await writes?.get('client')).toBeNull();
});
