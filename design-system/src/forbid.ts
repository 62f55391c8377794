import { expect, test } from '@jest/globals';

/** Uses of a component that must not compile, three at least: the compiler finds each where it is written, behind the mark that an error is expected. */
export function forbid<Props>(name: string, uses: readonly Props[]) {
  test(`${name}: what must not compile does not`, () => expect(uses.length).toBeGreaterThanOrEqual(3));
}
