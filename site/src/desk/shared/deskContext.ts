import type { Client } from '@farwend/api-contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, RouterContextProvider } from 'react-router-dom';
import type { PageSettings } from '#src/shared/renderContext.ts';
import type { DeskCall } from './deskCalls.data.ts';

/** What loaders of the desk work with. */
export interface DeskServices {
  /** The API: on the server in process with the person's rights, in the browser over fetch. */
  api: Client;
  /** Keeps what was read from the API. */
  queries: QueryClient;
  /** Which of the desk's calls the person may make. */
  allowedCalls: readonly DeskCall[];
  settings: PageSettings;
}

/** The services in a loader: `context.get(deskContext)`. */
export const deskContext = createContext<DeskServices>();

export function createDeskContext(services: DeskServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(deskContext, services);
  return context;
}
