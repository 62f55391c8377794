import type { ComponentType } from 'react';
import { lazyModule } from './lazyModule.ts';
import type { PageHandle } from './pageHandle.ts';
import type { PageSettings } from '#src/shared/renderContext.ts';

/** The current page's entry in the route table, which itself is only loaded with the router. */
export interface PageRouteData extends Pick<PageHandle, 'layout' | 'type' | 'isTask'> {
  id: string;
  /** URL of the page's script, and the name of the component it exports; null if there is no such page. */
  component: { url: string; name: string } | null;
}

/** Everything the browser needs to hydrate the page, written as JSON into the head. */
export interface PageData {
  settings: PageSettings;
  route: PageRouteData;
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  /** Errors by route. */
  errors: Record<string, unknown> | null;
}

/** Id of the JSON block. */
export const PAGE_DATA_ID = 'page-data';

/** Serializes JSON for a script element: nothing in it can end the element or a line. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Reads the page's data that the server wrote; throws if it is missing. */
export function readPageData(page: Document): PageData {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error(`The page lacks its #${PAGE_DATA_ID}`);
  return JSON.parse(text);
}

/** The page's handle, whose component is loaded from the URL that the server named. */
export function servedHandle({ component, layout, type, isTask }: PageRouteData): PageHandle | undefined {
  if (!component) return undefined;
  const load = async () => {
    const module: Record<string, ComponentType> = await import(/* @vite-ignore */ component.url);
    const Component = module[component.name];
    if (!Component) throw new Error(`${component.url} does not export ${component.name}`);
    return Component;
  };
  return { module: '', layout, type, isTask, readsQuery: false, component: lazyModule(load) };
}
