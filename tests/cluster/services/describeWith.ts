import { describe, test } from '@jest/globals';
import { findProgram, packageOf, type Program } from './programs.mjs';

/** Describes tests that need installed programs; without one of them, a skipped test names its package. */
export function describeWith(programs: Program[], name: string, tests: () => void): void {
  const missing = programs.filter((program) => !findProgram(program));
  if (missing.length === 0) {
    describe(name, () => {
      tests();
    });
    return;
  }
  // oxlint-disable-next-line jest/no-disabled-tests, jest/expect-expect -- the machine, not the test, lacks something
  test.skip(`${name}: skipped, needs ${missing.map((program) => packageOf[program]).join(' and ')}`, () => undefined);
}
