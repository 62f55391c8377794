import { reloadOnce } from '#src/errors/reloadOnce.ts';
import type { Navigator } from './navigation.ts';

/**
 * When a script is missing, usually because a newer release replaced it, reloads the requested page with the current scripts.
 * Offline, a page that is not being left waits for the connection instead.
 */
export function reloadOnMissingScripts(navigator: Navigator): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { destination } = navigator.read();
    if (destination === null && !window.navigator.onLine) return;
    if (reloadOnce(new URL(destination ?? '', window.location.href).href)) event.preventDefault();
  });
}
