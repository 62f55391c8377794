import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { components } from './components.ts';
import { sizeLimits, wholePackage } from './size.data.ts';

// in a separate process: the native bundler rejects objects from jest's VM context
const records = fileURLToPath(new URL('../../docs/decisions/', import.meta.url));
const script = fileURLToPath(new URL('../../design-system/size.mjs', import.meta.url));
const sizes: Record<string, { atOnce: number; onDemand: number }> = JSON.parse(
  execFileSync(process.execPath, [script, '*', ...components], { encoding: 'utf8' }),
);

test('every exported component has a size limit, and nothing else has', () => {
  expect(Object.keys(sizeLimits).toSorted()).toEqual(components.toSorted());
});

test.each(Object.entries({ ...sizeLimits, '*': { ...wholePackage, onDemand: Infinity } }))(
  '%s stays within its limit',
  (name, { limit, onDemand }) => {
    expect(sizes[name]?.atOnce).toBeLessThanOrEqual(limit);
    expect(sizes[name]?.onDemand).toBeLessThanOrEqual(onDemand ?? 0);
  },
);

test('a limit exceeds the actual size, or the goal, only slightly', () => {
  const loose = Object.entries(sizeLimits).filter(
    ([name, { limit, goal = 0.8 }]) => limit > Math.max(goal, (sizes[name]?.atOnce ?? 0) * 1.05 + 0.1),
  );
  expect(loose).toEqual([]);
});

test('a limit more than 5 % above its goal has a reason and a decision record that names the component', () => {
  const above = Object.entries({ ...sizeLimits, 'whole package': wholePackage }).filter(
    ([, { limit, goal }]) => goal && limit > goal * 1.06,
  );
  const undocumented = above.filter(([name, { reason, signed = 'none' }]) => {
    const [record] = globSync(`${signed}-*.md`, { cwd: records });
    return !reason || !record || !readFileSync(records + record, 'utf8').includes(name);
  });
  expect(above.length).toBeGreaterThan(0);
  expect(undocumented.map(([name]) => name)).toEqual([]);
});
