import '@farwend/design-system/fonts.css';
import './docs.css';
import './preview.css';
import { GlobalStyle } from '@farwend/design-system';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import type { PropsWithChildren } from 'react';
import { configure } from 'storybook/test';
import { addMissingProps } from './addMissingProps.ts';
import { chromaticModes, directions, modes, textSizes, viewports } from './modes.ts';
import { withPage } from './withPage.tsx';

configure({ asyncUtilTimeout: 15_000 }); // longest wait of play functions, generous for a busy machine

/** Provides the tokens to docs pages without a story. */
function DocsPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer {...rest}>
      <GlobalStyle />
      {children}
    </DocsContainer>
  );
}

const toolbarSelect = (description: string, icon: 'circlehollow' | 'transfer' | 'zoom', names: Record<string, string>) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: Object.entries(names).map(([value, title]) => ({ value, title })) },
});

/** Preview configuration: global styles, and toolbar switches for mode, writing direction and text size. */
export default {
  decorators: [withPage],
  argTypesEnhancers: [addMissingProps],
  globalTypes: {
    mode: toolbarSelect('Token mode', 'circlehollow', modes),
    dir: toolbarSelect('Writing direction', 'transfer', directions),
    textSize: toolbarSelect('Text size', 'zoom', textSizes),
  },
  initialGlobals: { mode: 'light', dir: 'ltr', textSize: '100' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disable: true },
    chromatic: { modes: chromaticModes, prefersReducedMotion: 'reduce' },
    viewport: { options: viewports },
    options: { storySort: { order: ['Welcome', 'Guides', 'Foundations', 'Design system', 'Patterns', 'Site', 'Flows'] } },
    docs: { container: DocsPage, toc: { headingSelector: 'h2', title: 'On this page' } },
  },
} satisfies Preview;
