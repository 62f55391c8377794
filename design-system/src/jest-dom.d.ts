import type { TestingLibraryMatchers } from '@testing-library/jest-dom/matchers';

declare module 'expect' {
  /** Matchers added by tests/setup-dom.mjs; the package's own declaration lacks the type parameters of jest 30. */
  interface Matchers<R extends void | Promise<void>, T = unknown> extends TestingLibraryMatchers<T, R> {}
}
