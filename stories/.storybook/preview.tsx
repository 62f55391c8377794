import '@farwend/design-system/fonts.css';
import './docs.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { create } from 'storybook/theming';
import { describeProps } from './describeProps.ts';
import { chromaticModes, directions, modes, texts, textSizes, viewports } from './modes.ts';
import { keepFocus } from './embedded/keepFocus.ts';
import { keepPageOpen } from './embedded/keepPageOpen.ts';
import { keepPageStill } from './embedded/keepPageStill.ts';
import { withPage } from './withPage.tsx';
import { withTexts } from './withTexts.tsx';

configure({ asyncUtilTimeout: 15_000 }); // longest wait of play functions, generous for a busy machine

const docsFrame = window.frameElement;
if (docsFrame?.hasAttribute('data-story')) {
  keepPageStill();
  keepPageOpen();
  keepFocus(docsFrame);
}

const toolbarSelect = (description: string, icon: 'circlehollow' | 'transfer' | 'zoom' | 'paragraph', names: Record<string, string>) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: Object.entries(names).map(([value, title]) => ({ value, title })) },
});

/** Preview configuration: global styles, and toolbar switches for mode, writing direction, text size and texts. */
export default {
  decorators: [withTexts, withPage],
  argTypesEnhancers: [describeProps],
  globalTypes: {
    mode: toolbarSelect('Token mode', 'circlehollow', modes),
    dir: toolbarSelect('Writing direction', 'transfer', directions),
    textSize: toolbarSelect('Text size', 'zoom', textSizes),
    texts: toolbarSelect('Texts of the data', 'paragraph', texts),
  },
  initialGlobals: { mode: 'light', dir: 'ltr', textSize: '100', texts: 'written' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disable: true },
    chromatic: { modes: chromaticModes, prefersReducedMotion: 'reduce' },
    viewport: { options: viewports },
    options: { storySort: { order: ['Welcome', 'Guides', 'Foundations', 'Design system', 'Work', 'Patterns', 'Site', 'Flows'] } },
    docs: {
      renderer: async () => (await import('./docsRenderer.tsx')).createDocsRenderer(),
      toc: { headingSelector: 'h2', title: 'On this page' },
      theme: create({ base: 'light', fontBase: "'Instrument Sans Variable', Arial, sans-serif", colorSecondary: '#155a78' }),
    },
  },
} satisfies Preview;
