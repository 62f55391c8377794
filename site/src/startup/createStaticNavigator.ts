import type { Navigator, NavigatorState } from './navigation.ts';
import type { Page } from './page.ts';

/** Creates a navigator that stays on its page, for rendering on the server and for stories. */
export function createStaticNavigator(page: Page, activity: NavigatorState['activity'] = 'idle'): Navigator {
  const state = { page, activity, destination: null };
  return {
    read: () => state,
    subscribe: () => () => {},
    navigate: async () => {},
    submit: async () => {},
    preload: () => {},
  };
}
