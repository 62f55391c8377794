import { buildExamplePage } from './buildExamplePage.ts';
import type { Navigator, NavigatorState } from './navigation.ts';
import type { Page } from './page.ts';

/** Creates a navigator whose history is an array, for stories and tests: pages change their URL and nothing is loaded. */
export function createMemoryNavigator(...addresses: readonly [string, ...string[]]): Navigator & { goBack: () => void } {
  const entries = addresses.map((address) => buildExamplePage(address));
  let keys = entries.length;
  const listeners = new Set<(state: NavigatorState) => void>();
  let state: NavigatorState = { page: entries.at(-1) ?? buildExamplePage('/'), activity: 'idle', destination: null };
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
      const page = buildExamplePage(to.startsWith('?') ? pathname + to : to, { key: String(keys++), state: entryState });
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
