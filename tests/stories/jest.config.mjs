import base from '../jest.config.mjs';

const node = base.projects.find(({ displayName }) => displayName === 'node');

/** Tests of the built Storybook at STORYBOOK_URL; scripts/testStories.mjs builds and serves it. */
export default {
  ...node,
  displayName: 'stories',
  testMatch: ['<rootDir>/tests/stories/**/*.test.ts'],
  testTimeout: base.testTimeout,
};
