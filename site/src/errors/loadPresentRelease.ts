import { tabStorage } from '#src/shared/storage.ts';

/** How long a second failure counts as the same one, in milliseconds. */
const SAME_FAILURE = 10_000;

/** A script of an older release is gone from the server: loads the page anew, which brings the present one; not twice in a row. */
export function loadPresentRelease(event: Event): void {
  if (tabStorage.read('reloaded', (value) => value === true)) return;
  event.preventDefault();
  if (tabStorage.write('reloaded', true, SAME_FAILURE)) window.location.reload();
}
