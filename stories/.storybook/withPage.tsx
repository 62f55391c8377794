import { GlobalStyle } from '@farwend/design-system';
import type { Decorator } from '@storybook/react-vite';
import { StrictMode, useInsertionEffect } from 'react';

/**
 * Applies global styles and the toolbar's mode, writing direction and text size to a story: to the whole page, or, on a docs page with
 * several stories, to the story alone.
 */
export const withPage: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { mode, dir, textSize } = globals;
  const isOnDocsPage = viewMode === 'docs';
  useInsertionEffect(() => {
    if (isOnDocsPage) return;
    const root = document.documentElement;
    root.dataset['mode'] = String(mode);
    root.dir = String(dir);
    root.style.fontSize = `${textSize}%`;
  }, [isOnDocsPage, mode, dir, textSize]);
  const attributes = isOnDocsPage ? { 'data-mode': String(mode), dir: String(dir) } : {};
  const padding = parameters['layout'] === 'fullscreen' ? undefined : 24;
  return (
    <StrictMode>
      <GlobalStyle />
      <div {...attributes} style={{ padding, zoom: isOnDocsPage ? Number(textSize) / 100 : undefined }}>
        <Story />
      </div>
    </StrictMode>
  );
};
