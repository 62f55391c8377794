import type { StorybookConfig } from '@storybook/react-vite';

/** Where stories are and how they are built; the styled-components plugin must match the site's. */
export default {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public', '../../site/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    oxc: { ...vite.oxc, plugins: { styledComponents: { displayName: false, fileName: false } } },
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
} satisfies StorybookConfig;
