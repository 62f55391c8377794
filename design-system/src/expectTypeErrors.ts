import { expect, test } from '@jest/globals';

/** Takes at least three uses of a component that must not compile; the compiler checks the marker above each of them. */
export function expectTypeErrors<Props>(name: string, uses: readonly Props[]) {
  test(`${name} rejects invalid props at compile time`, () => expect(uses.length).toBeGreaterThanOrEqual(3));
}
