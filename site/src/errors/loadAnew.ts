import { tabStorage } from '#src/shared/storage.ts';

/** How long a second failure counts as the same one, in milliseconds. */
const SAME_FAILURE = 10_000;

/** Leaves the loading of an address to the browser, since the site's own way failed; not twice in a row. Returns whether it does. */
export function loadAnew(address: string): boolean {
  if (tabStorage.read('reloaded', (value) => value === true)) return false;
  if (!tabStorage.write('reloaded', true, SAME_FAILURE)) return false; // who cannot remember would do it for ever
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
  return true;
}
