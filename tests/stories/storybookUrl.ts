/** URL of the built Storybook, served by scripts/testStories.mjs. */
export const storybookUrl = process.env['STORYBOOK_URL'] ?? 'http://localhost:6006';
