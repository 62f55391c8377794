import type { PreparedStory } from 'storybook/internal/types';
import { viewports } from '#src/toolbar.ts';

/** Height of a frame, in pixels, until its story is measured, and with something that floats over it: dialogs and lists fit the window. */
export const WINDOW_HEIGHT = 640;

/** The width in pixels that a story needs, whatever the column offers; `undefined` if it fits any column. */
export function requestedWidth({ storyGlobals, parameters }: PreparedStory): { exact?: number; atLeast?: number } {
  const requested: unknown = storyGlobals['viewport']?.value;
  const viewport = Object.entries(viewports).find(([name]) => name === requested)?.[1];
  const width = viewport && Number.parseInt(viewport.styles.width, 10);
  if (width && width < 700) return { exact: width };
  if (width) return { atLeast: width };
  return parameters['layout'] === 'fullscreen' ? { atLeast: Number.parseInt(viewports.desktop.styles.width, 10) } : {};
}

/** The height in pixels that a story asks for by `parameters.docs.story.height`, as Storybook's own frames; `undefined` if its content decides. */
export function requestedHeight({ parameters }: PreparedStory): number | undefined {
  const height: unknown = parameters['docs']?.story?.height;
  return typeof height === 'string' ? Number.parseInt(height, 10) : undefined;
}

/** The height in pixels at which a story is whole. */
export function contentHeight(story: Document): number {
  const root = story.getElementById('storybook-root');
  const view = story.defaultView;
  if (!root || !view) return 0;
  const bottom = root.getBoundingClientRect().bottom + Number.parseFloat(view.getComputedStyle(story.body).paddingBottom);
  const floats = [...story.body.querySelectorAll('*')].some((element) => {
    const { position } = view.getComputedStyle(element);
    if (position !== 'absolute' && position !== 'fixed') return false;
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && box.bottom > bottom && element.checkVisibility({ visibilityProperty: true });
  });
  return Math.ceil(floats ? Math.max(bottom, WINDOW_HEIGHT) : bottom);
}
