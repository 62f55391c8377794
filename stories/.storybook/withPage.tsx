import { GlobalStyle } from '@farwend/design-system';
import type { Decorator } from '@storybook/react-vite';
import { StrictMode, useInsertionEffect } from 'react';

/**
 * The page around every story: its own style, and the mode, direction and size of text that the toolbar asks for.
 * Among others on a docs page a story keeps them to itself: one at night leaves the page its day.
 */
export const withPage: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { mode, dir, textSize } = globals;
  const isAmongOthers = viewMode === 'docs';
  useInsertionEffect(() => {
    if (isAmongOthers) return;
    const root = document.documentElement;
    root.dataset['mode'] = String(mode);
    root.dir = String(dir);
    root.style.fontSize = `${textSize}%`;
  }, [isAmongOthers, mode, dir, textSize]);
  const own = isAmongOthers ? { 'data-mode': String(mode), dir: String(dir) } : {};
  const padding = parameters['layout'] === 'fullscreen' ? undefined : 24;
  return (
    <StrictMode>
      <GlobalStyle />
      <div {...own} style={{ padding, zoom: isAmongOthers ? Number(textSize) / 100 : undefined }}>
        <Story />
      </div>
    </StrictMode>
  );
};
