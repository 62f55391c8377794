import { createContext, use } from 'react';
import type { PageHandle } from './pageHandle.ts';
import type { RootData } from './root.loader.ts';

/** Location of a page: its URL without the origin, and the data of its history entry. */
export interface PageLocation {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
  /** Identifies the history entry. */
  key: string;
  /** State passed to `navigate`; null if none. */
  state: unknown;
}

/** Everything one page is rendered from: on the server, when the browser hydrates it, and after each navigation. */
export interface Page {
  location: PageLocation;
  /** `POP`: Back, Forward or a full load; else a navigation within the site. */
  historyAction: 'POP' | 'PUSH' | 'REPLACE';
  /** The page's entry in the route table; absent for a URL without a page. */
  handle: PageHandle | undefined;
  /** Data of the layout; absent if it could not be loaded. */
  root: RootData | undefined;
  /** What the page's loader returned. */
  data: unknown;
  /** What the page's action returned for a submitted form. */
  actionData: unknown;
  /** Why the page cannot be shown; `isRoot`: the layout cannot be shown either. */
  failure: { error: unknown; isRoot: boolean } | null;
  /** Where to scroll once it is shown, in pixels from the top; null: keep the position. */
  scrollTop: number | null;
}

/** Provides the current page. */
export const PageContext = createContext<Page | null>(null);

/** Returns the current page; throws outside of one. */
export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error('This component must be rendered inside a page');
  return page;
}

/** Returns the current page's location. */
export function useLocation(): PageLocation {
  return usePage().location;
}

/** The payload of a loader or action: its result without redirects and statuses. */
type ResultOf<Source> = Source extends (...args: never[]) => infer Result ? PayloadOf<Exclude<Awaited<Result>, Response>> : Source;
type PayloadOf<Result> = Result extends { data: infer Payload; init: ResponseInit | null } ? Payload : Result;

/** Returns the loader's result. As with React Router's hook of this name, the type names the loader or its result and is not checked. */
export function useLoaderData<Source>(): ResultOf<Source> {
  return usePage().data as ResultOf<Source>;
}

/** Returns the action's result; undefined if no form was submitted. The type is not checked either. */
export function useActionData<Source>(): ResultOf<Source> | undefined {
  return usePage().actionData as ResultOf<Source> | undefined;
}
