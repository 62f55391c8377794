/** What the categories of articles are called, in the order they are offered. */
export const articleSections = {
  INSPIRATION: 'Inspiration',
  ADVICE: 'Advice',
  FOOD: 'Food',
  CULTURE: 'Culture',
  WILDLIFE: 'Wildlife',
  INTERVIEW: 'Interviews',
  NEWS: 'News',
} as const;
