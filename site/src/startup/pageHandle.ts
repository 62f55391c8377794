import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyModule, type LazyModule } from './lazyModule.ts';

/** What surrounds a page: navigation and footer, their slim variants, or nothing. */
export type LayoutVariant = 'full' | 'slim' | 'none';

/** A page's entry in the route table, besides how its data is loaded. */
export interface PageHandle {
  /** The page's module, as the build's manifest names it; the server has its scripts preloaded. */
  module: string;
  /** The kind of page, for analytics: home, login, tripRequest … */
  type: string;
  /** The layout around it. */
  layout: LayoutVariant;
  /** The query changes what is rendered, so only the bare address may be cached. */
  readsQuery: boolean;
  /** A long form: nothing that leads away from it is loaded until the visitor is about to leave, or the page asks for it. */
  isTask: boolean;
  /** The page itself. */
  component: LazyModule<ComponentType>;
}

type Lazy = Exclude<NonNullable<RouteObject['lazy']>, (...args: never[]) => unknown>;

/** A page of the route table. Defaults to the full layout, no query and no task. */
export interface PageRoute extends Pick<PageHandle, 'module' | 'type'>, Partial<Pick<PageHandle, 'layout' | 'readsQuery' | 'isTask'>> {
  component: () => Promise<ComponentType>;
  loader?: Lazy['loader'];
  action?: Lazy['action'] | undefined;
  shouldRevalidate?: Lazy['shouldRevalidate'];
}

/** Builds the router's entry of a page. */
export function pageRoute(path: string, { loader, action, shouldRevalidate, component, ...facts }: PageRoute): RouteObject {
  const handle: PageHandle = { layout: 'full', readsQuery: false, isTask: false, ...facts, component: lazyModule(component) };
  const lazy = {
    Component: handle.component.load,
    ...(loader && { loader }),
    ...(action && { action }),
    ...(shouldRevalidate && { shouldRevalidate }),
  };
  return { id: path, path, handle, hasErrorBoundary: true, lazy };
}

/** Whether a route's handle belongs to a page. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'component' in handle;
}
