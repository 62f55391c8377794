import { createRandomId } from '#src/shared/deviceId.ts';
import { lazyModule } from './lazyModule.ts';
import type { NavigateOptions, Navigator, NavigatorState } from './navigation.ts';
import type { Page, PageLocation } from './page.ts';
import type { PageData } from './pageData.ts';

/** Creates the browser's navigator: shows the page that the server rendered, and loads the router when the visitor is about to leave it. */
export function createNavigator(data: PageData, firstPage: Page): Navigator {
  let state: NavigatorState = { page: firstPage, activity: 'idle', destination: null };
  const listeners = new Set<(state: NavigatorState) => void>();
  const show = (next: Partial<NavigatorState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener(state);
  };
  const router = lazyModule(async () => {
    const { startRouter } = await import('./router.ts');
    return startRouter(data, () => state.page, show);
  });
  const preload = () => void router.load().catch(() => undefined);
  const loadRouter = async (to: string, activity: NavigatorState['activity']) => {
    if (router.current) return router.current;
    show({ activity, destination: to });
    const loaded = await router.load().catch(() => null);
    if (!loaded) window.location.assign(to); // let the browser show its own offline page
    return loaded;
  };
  window.addEventListener('popstate', preload); // Back before the router is loaded: it starts at the URL that the browser went to

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async navigate(to, options = {}) {
      if (to.startsWith('?') && !router.current)
        return show({ page: { ...state.page, location: writeQuery(to, options), scrollTop: null } });
      await (await loadRouter(to, 'loading'))?.navigate(to, options);
    },
    async submit(submission) {
      await (await loadRouter(submission.action, 'submitting'))?.submit(submission);
    },
    preload,
  };
}

/** The browser's location; its history entry may have been written by the router before a reload. */
export function currentLocation(): PageLocation {
  const { pathname, search, hash } = window.location;
  const entry: { usr?: unknown; key?: string } | null = window.history.state;
  return { pathname, search, hash, key: entry?.key ?? 'default', state: entry?.usr ?? null };
}

/** Changes the query with history entries in the router's format, without loading the router. */
function writeQuery(query: string, { replace = false, state = null }: NavigateOptions): PageLocation {
  const entry = { usr: state, key: createRandomId().slice(0, 8) };
  window.history[replace ? 'replaceState' : 'pushState'](entry, '', window.location.pathname + query);
  return currentLocation();
}
