import whole from '../jest.config.mjs';

const node = whole.projects.find(({ displayName }) => displayName === 'node');

/** Tests of the built workshop, whose address is in STORYBOOK_URL; scripts/testStories.mjs serves it. */
export default {
  ...node,
  displayName: 'stories',
  testMatch: ['<rootDir>/tests/stories/**/*.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/secondTry.mjs'],
  testTimeout: whole.testTimeout,
};
