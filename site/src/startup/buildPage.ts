import type { Page, PageLocation } from './page.ts';
import { isPageHandle } from './pageHandle.ts';
import type { RootData } from './root.loader.ts';

/** Source of a page: the router's state, the static handler's result, or the data in the page's HTML. */
export interface PageSource {
  location: PageLocation;
  /** The routes that match the URL, the page's own last. */
  matches: readonly { route: { id: string; handle?: unknown } }[];
  /** By route id. */
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  errors: Record<string, unknown> | null;
}

/** Builds the page to render. */
export function buildPage(source: PageSource, arrival: Partial<Pick<Page, 'historyAction' | 'scrollTop'>> = {}): Page {
  const { location, matches, loaderData, actionData, errors } = source;
  const { id = '', handle } = matches.at(-1)?.route ?? {};
  const [failed] = Object.entries(errors ?? {});
  return {
    location,
    historyAction: 'POP',
    scrollTop: null,
    ...arrival,
    handle: isPageHandle(handle) ? handle : undefined,
    root: isRootData(loaderData['root']) ? loaderData['root'] : undefined,
    data: loaderData[id],
    actionData: actionData?.[id],
    failure: failed ? { error: failed[1], isRoot: failed[0] === 'root' } : null,
  };
}

function isRootData(data: unknown): data is RootData {
  return typeof data === 'object' && data !== null && 'user' in data;
}
