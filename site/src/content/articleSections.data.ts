/** Labels of the article categories, in display order. */
export const articleSections = {
  INSPIRATION: 'Inspiration',
  ADVICE: 'Advice',
  FOOD: 'Food',
  CULTURE: 'Culture',
  WILDLIFE: 'Wildlife',
  INTERVIEW: 'Interviews',
  NEWS: 'News',
} as const;
