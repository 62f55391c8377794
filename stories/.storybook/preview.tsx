import '@farwend/design-system/fonts.css';
import './docs.css';
import { GlobalStyle } from '@farwend/design-system';
import type { Decorator, Preview } from '@storybook/react-vite';
import { StrictMode, useInsertionEffect } from 'react';
import { directions, modes, textSizes, viewports } from './modes.ts';

const withPage: Decorator = (Story, { globals, parameters }) => {
  const { mode, dir, textSize } = globals;
  useInsertionEffect(() => {
    const root = document.documentElement;
    root.dataset['mode'] = String(mode);
    root.dir = String(dir);
    root.style.fontSize = `${textSize}%`;
  }, [mode, dir, textSize]);
  return (
    <StrictMode>
      <GlobalStyle />
      <div style={parameters['layout'] === 'fullscreen' ? undefined : { padding: 24 }}>
        <Story />
      </div>
    </StrictMode>
  );
};

const choice = (description: string, icon: string, names: Record<string, string>) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: Object.entries(names).map(([value, title]) => ({ value, title })) },
});

/** What surrounds every story: the page's own style, and switches for mode, direction and size of text. */
export default {
  decorators: [withPage],
  globalTypes: {
    mode: choice('Mode of the tokens', 'circlehollow', modes),
    dir: choice('Direction of writing', 'transfer', directions),
    textSize: choice('Size of text', 'zoom', textSizes),
  },
  initialGlobals: { mode: 'light', dir: 'ltr', textSize: '100' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    options: { storySort: { order: ['Welcome', 'Foundations', 'Design system', 'Site', 'Flows'] } },
    docs: { toc: { headingSelector: 'h2', title: 'On this page' } },
  },
} satisfies Preview;
