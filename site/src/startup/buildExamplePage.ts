import type { Page } from './page.ts';

/** Builds a page without data at an address, for stories and tests. */
export function buildExamplePage(address: string, entry: { key: string; state: unknown } = { key: 'default', state: null }): Page {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return {
    location: { pathname, search, hash, ...entry },
    historyAction: 'POP',
    handle: undefined,
    root: undefined,
    data: undefined,
    actionData: undefined,
    failure: null,
    scrollTop: null,
  };
}
