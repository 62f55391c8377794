import type { PageSettings } from './serverPart.ts';

/** Everything the browser needs to take the page over, written as JSON into the head. */
export interface PageData {
  settings: PageSettings;
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  /** Errors by route, marked so that the router revives them. */
  errors: Record<string, unknown> | null;
}

/** Id of the JSON block. */
export const PAGE_DATA_ID = 'page-data';

/** JSON that may stand inside a script element: nothing in it can end the element or a line. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The page's data as the server wrote it; throws when the block is missing. */
export function readPageData(page: Document): PageData {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error(`The page lacks its #${PAGE_DATA_ID}`);
  return JSON.parse(text);
}
