import type { Navigator, NavigatorState } from './navigation.ts';
import type { Page } from './page.ts';

/** Creates a navigator whose history is an array, for stories and tests: pages change their URL and nothing is loaded. */
export function createMemoryNavigator(...addresses: readonly [string, ...string[]]): Navigator & { goBack: () => void } {
  const entries = addresses.map((address) => pageAt(address));
  let keys = entries.length;
  const listeners = new Set<(state: NavigatorState) => void>();
  let state: NavigatorState = { page: entries.at(-1) ?? pageAt('/'), activity: 'idle', destination: null };
  const show = (page: Page) => {
    state = { ...state, page };
    for (const listener of listeners) listener(state);
  };
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async navigate(to, { replace = false, state: entryState = null } = {}) {
      const { pathname } = state.page.location;
      const page = pageAt(to.startsWith('?') ? pathname + to : to, { key: String(keys++), state: entryState });
      if (replace) entries.pop();
      entries.push(page);
      show(page);
    },
    goBack() {
      if (entries.length > 1) entries.pop();
      const page = entries.at(-1);
      if (page) show(page);
    },
    submit: async () => {},
    preload: () => {},
  };
}

function pageAt(address: string, entry: { key: string; state: unknown } = { key: 'default', state: null }): Page {
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
