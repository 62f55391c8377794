/** The address of the built workshop, as scripts/testStories.mjs serves it. */
export const workshopUrl = process.env['STORYBOOK_URL'] ?? 'http://localhost:6006';
