import type { TestingLibraryMatchers } from '@testing-library/jest-dom/matchers';

declare module 'expect' {
  /** What tests/setup-dom.mjs adds; the package's own declaration misses jest 30's type parameters. */
  interface Matchers<R extends void | Promise<void>, T = unknown> extends TestingLibraryMatchers<T, R> {}
}
