/** What the table of addresses says of a page besides how to load it. */
export interface PageHandle {
  /** The page's module, as the build's manifest names it; its scripts are preloaded. */
  module: string;
  /** The module the browser begins with where that is not the router's: a page that is alive before the router has come. */
  entry?: string;
  /** The kind of page, for analytics: home, login, tripRequest … */
  type: string;
  /** What stands around it: navigation and footer, their slim forms, or nothing. `full` unless said. */
  frame?: PageFrame;
  /** The query changes what is rendered, so only the bare address may be cached. */
  readsQuery?: true;
}

/** What stands around a page. */
export type PageFrame = 'full' | 'slim' | 'none';

/** The handle of the innermost match that has one. */
export function handleOf(matches: readonly { handle?: unknown }[]): PageHandle | undefined {
  return matches.map(({ handle }) => handle).findLast(isPageHandle);
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'type' in handle;
}

/** A route's handle, checked. */
export function about(handle: PageHandle): PageHandle {
  return handle;
}
