import { tabStorage } from '#src/shared/storage.ts';

/** How long a second failure counts as the same one, in milliseconds. */
const RETRY_WINDOW_MS = 10_000;

/** Lets the browser load a URL after client-side loading failed, but not twice in a row. Returns whether it does. */
export function reloadOnce(url: string): boolean {
  if (tabStorage.read('reloaded', (value) => value === true)) return false;
  if (!tabStorage.write('reloaded', true, RETRY_WINDOW_MS)) return false; // without storage it would reload forever
  if (url === window.location.href) window.location.reload();
  else window.location.assign(url);
  return true;
}
