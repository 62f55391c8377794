import { whenIdle } from '#src/shared/whenIdle.ts';
import type { Navigator } from './navigation.ts';
import { onFirstInteraction } from './onFirstInteraction.ts';

/**
 * Loads the router ahead of the first navigation: when the browser is idle after the visitor's first interaction, and at the latest when
 * they press a link. The trip request form preloads it itself, once its first step is completed.
 */
export function preloadRouter(navigator: Navigator): void {
  const { handle } = navigator.read().page;
  if (!handle?.isTask) onFirstInteraction(() => whenIdle(navigator.preload));
  const press = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="/"]')) navigator.preload();
  };
  document.addEventListener('pointerdown', press, { passive: true });
}
