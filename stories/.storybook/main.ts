import type { StorybookConfig } from '@storybook/react-vite';
import { designSystemData } from './designSystemData.ts';
import { preloadDocs } from './preloadDocs.ts';
import { remarkTables } from './remarkTables.ts';
import { sitePages } from './sitePages.ts';

/** Chunks of what many pages import together, so that a page does not wait for a waterfall of small ones. */
const groups = [
  {
    name: 'basics',
    test: /design-system\/src\/(?:tokens|foundations|icons|layout|components\/(?:Link|Text|Button|Icon|VisuallyHidden|Field|TextField|Image|Logo)\/)|stories\/src\/docs\/(?:countries|examples|journeys|places|routes)\./,
  },
  {
    name: 'componentDocs',
    includeDependenciesRecursively: false, // else stories load the blocks of docs for what both import
    test: /stories\/src\/docs\/(?:frames\/|(?:Anatomy|Canvas|DoAndDont|KeyboardTable|ReviewStatus|StoryList|TokenTable|WhereUsed)\.)/,
  },
];

/** Storybook configuration; the styled-components options must match those of the site. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: [
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkTables] } } } },
    '@storybook/addon-a11y',
  ],
  staticDirs: [
    '../public',
    '../../site/public',
    { from: '../src/design-system/history', to: '/history' },
    { from: '../../design-system/llms.txt', to: '/llms.txt' },
    { from: '../../design-system/components.json', to: '/components.json' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalSearchDocsHeadings: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), designSystemData(), sitePages(), preloadDocs()],
    oxc: { ...vite.oxc, plugins: { styledComponents: { displayName: false, fileName: false } } },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { ...vite.build?.rolldownOptions, output: { codeSplitting: { groups } } },
    },
  }),
};
export default config;
