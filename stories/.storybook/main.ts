import type { StorybookConfig } from '@storybook/react-vite';
import { described } from './described.ts';
import { soonNeeded } from './soonNeeded.ts';
import { tables } from './tables.ts';

/** What nearly every component is made of, in one file that comes while the preview starts: in files of their own a page would wait for them in turn. */
const basics = {
  name: 'basics',
  test: /design-system\/src\/(?:tokens|foundations|icons|layout|components\/(?:Link|Text|Button|Icon|VisuallyHidden|Field|TextField|Image|Logo)\/)|stories\/src\/docs\//,
};

/** Where stories are and how they are built; the styled-components plugin must match the site's. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: [
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [tables] } } } },
    '@storybook/addon-a11y',
  ],
  staticDirs: [
    '../public',
    '../../site/public',
    { from: '../../design-system/llms.txt', to: '/llms.txt' },
    { from: '../../design-system/components.json', to: '/components.json' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalSearchDocsHeadings: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), described(), soonNeeded()],
    oxc: { ...vite.oxc, plugins: { styledComponents: { displayName: false, fileName: false } } },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { ...vite.build?.rolldownOptions, output: { codeSplitting: { groups: [basics] } } },
    },
  }),
};
export default config;
