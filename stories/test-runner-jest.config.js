import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from '../tests/chromium.mjs';

const config = getJestConfig();

export default {
  ...config,
  maxWorkers: 2,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: await launchOptions(),
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        deviceScaleFactor: 1,
        locale: 'en-US',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
      },
    },
  },
};
