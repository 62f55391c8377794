import type { Navigator } from './navigation.ts';
import type { Page } from './page.ts';

/** Creates a navigator that stays on its page, for rendering on the server. */
export function createStaticNavigator(page: Page): Navigator {
  const state = { page, activity: 'idle', destination: null } as const;
  return {
    read: () => state,
    subscribe: () => () => {},
    navigate: async () => {},
    submit: async () => {},
    preload: () => {},
  };
}
