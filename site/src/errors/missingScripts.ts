import { loadAnew } from './loadAnew.ts';

let wanted: (() => string | null) | undefined;

/** When a script is gone, mostly that of an older release, the browser loads the address wanted last whole, with the present scripts; null: it stays where it is. */
export function onMissingScripts(address: () => string | null): void {
  if (!wanted) {
    window.addEventListener('vite:preloadError', (event) => {
      const to = wanted?.() ?? null;
      if (to !== null && loadAnew(to)) event.preventDefault();
    });
  }
  wanted = address;
}
