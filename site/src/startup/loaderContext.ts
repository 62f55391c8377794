import type { Client } from '@farwend/api-contract/client';
import { createContext, RouterContextProvider } from 'react-router-dom';
import type { PageSettings } from '#src/shared/renderContext.ts';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** The API client of a loader or action: `context.get(apiContext)`. On the server with the visitor's rights, in the browser over fetch. */
export const apiContext = createContext<Client>();

/** The page's settings in a loader or action. */
export const settingsContext = createContext<PageSettings>();

/** A context whose API client has no visitor's rights, for replies that all visitors share; only `serverCache` reads it. */
export const sharedContext = createContext<Readonly<RouterContextProvider>>();

/** Creates the context that loaders and actions receive. `publicApi` sends as an anonymous visitor. */
export function createPageContext(api: Client, publicApi: Client, settings: PageSettings): RouterContextProvider {
  const shared = createContextOf(publicApi, settings);
  shared.set(sharedContext, shared);
  const context = createContextOf(api, settings);
  context.set(sharedContext, shared);
  return context;
}

function createContextOf(api: Client, settings: PageSettings): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(settingsContext, settings);
  return context;
}
