import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { components } from './components.ts';
import { sizeLimits, wholePackage } from './size.data.ts';

// in a process of its own: the bundler is native code and refuses what jest's own realm hands it
const records = fileURLToPath(new URL('../../docs/decisions/', import.meta.url));
const script = fileURLToPath(new URL('../../design-system/size.mjs', import.meta.url));
const sizes: Record<string, { atOnce: number; onDemand: number }> = JSON.parse(
  execFileSync(process.execPath, [script, '*', ...components], { encoding: 'utf8' }),
);

test('every component that is exported has a limit, and nothing else has', () => {
  expect(Object.keys(sizeLimits).toSorted()).toEqual(components.toSorted());
});

test.each(Object.entries({ ...sizeLimits, '*': { ...wholePackage, onDemand: Infinity } }))(
  '%s alone stays within its limit',
  (name, { limit, onDemand }) => {
    expect(sizes[name]?.atOnce).toBeLessThanOrEqual(limit);
    expect(sizes[name]?.onDemand).toBeLessThanOrEqual(onDemand ?? 0);
  },
);

test('a limit is hardly above what the component weighs, or the goal of its kind', () => {
  const loose = Object.entries(sizeLimits).filter(
    ([name, { limit, goal = 0.8 }]) => limit > Math.max(goal, (sizes[name]?.atOnce ?? 0) * 1.05 + 0.1),
  );
  expect(loose).toEqual([]);
});

test('what may weigh more than a twentieth above the goal has a reason, and a decision record that names it', () => {
  const above = Object.entries({ ...sizeLimits, 'whole package': wholePackage }).filter(
    ([, { limit, goal }]) => goal && limit > goal * 1.06,
  );
  const unsigned = above.filter(([name, { reason, signed = 'none' }]) => {
    const [record] = globSync(`${signed}-*.md`, { cwd: records });
    return !reason || !record || !readFileSync(records + record, 'utf8').includes(name);
  });
  expect(above.length).toBeGreaterThan(0);
  expect(unsigned.map(([name]) => name)).toEqual([]);
});
