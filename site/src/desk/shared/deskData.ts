import type { DehydratedState } from '@tanstack/react-query';
import type { PageSettings } from '#src/shared/renderContext.ts';
import type { DeskCall } from './deskCalls.data.ts';

/** Everything the browser needs to hydrate a screen of the desk, written as JSON into the head. */
export interface DeskData {
  settings: PageSettings;
  allowedCalls: readonly DeskCall[];
  /** The server's clock when it rendered the screen, as ISO 8601. */
  now: string;
  /** By route. */
  loaderData: Record<string, unknown>;
  /** Errors by route, without what is internal; null if there are none. */
  errors: Record<string, unknown> | null;
  /** What the server read for the screen. */
  queries: DehydratedState;
}

/** Id of the JSON block. */
export const DESK_DATA_ID = 'desk-data';

/** Reads the data that the server wrote; throws if it is missing. */
export function readDeskData(page: Document): DeskData {
  const text = page.getElementById(DESK_DATA_ID)?.textContent;
  if (!text) throw new Error(`The screen lacks its #${DESK_DATA_ID}`);
  return JSON.parse(text);
}
