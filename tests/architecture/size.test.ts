import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { components } from './components.ts';
import { sizeLimits } from './size.data.ts';

// in a process of its own: the bundler is native code and refuses what jest's own realm hands it
const script = fileURLToPath(new URL('../../design-system/size.mjs', import.meta.url));
const sizes: Record<string, { atOnce: number; onDemand: number }> = JSON.parse(
  execFileSync(process.execPath, [script, ...components], { encoding: 'utf8' }),
);

test('every component that is exported has a limit, and nothing else has', () => {
  expect(Object.keys(sizeLimits).toSorted()).toEqual(components.toSorted());
});

test.each(Object.entries(sizeLimits))('%s alone stays within its limit', (name, { limit, onDemand = 0 }) => {
  expect(sizes[name]?.atOnce).toBeLessThanOrEqual(limit);
  expect(sizes[name]?.onDemand).toBeLessThanOrEqual(onDemand);
});
