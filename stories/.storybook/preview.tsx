import '@farwend/design-system/fonts.css';
import './docs.css';
import { GlobalStyle } from '@farwend/design-system';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import type { PropsWithChildren } from 'react';
import { configure } from 'storybook/test';
import { everyProp } from './everyProp.ts';
import { chromaticModes, directions, modes, textSizes, viewports } from './modes.ts';
import { withPage } from './withPage.tsx';

configure({ asyncUtilTimeout: 15_000 }); // what the play functions of stories wait for at most: a busy machine is slow, not wrong

/** Pages without a story have the tokens too. */
function DocsSheet({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer {...rest}>
      <GlobalStyle />
      {children}
    </DocsContainer>
  );
}

const choice = (description: string, icon: 'circlehollow' | 'transfer' | 'zoom', names: Record<string, string>) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: Object.entries(names).map(([value, title]) => ({ value, title })) },
});

/** What surrounds every story: the page's own style, and switches for mode, direction and size of text. */
export default {
  decorators: [withPage],
  argTypesEnhancers: [everyProp],
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
    chromatic: { modes: chromaticModes, prefersReducedMotion: 'reduce' },
    viewport: { options: viewports },
    options: { storySort: { order: ['Welcome', 'Guides', 'Foundations', 'Design system', 'Patterns', 'Site', 'Flows'] } },
    docs: { container: DocsSheet, toc: { headingSelector: 'h2', title: 'On this page' } },
  },
} satisfies Preview;
