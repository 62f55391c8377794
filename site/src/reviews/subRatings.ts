/** Aspects of a trip that can be rated separately, with their labels. */
export const subRatings = [
  { side: 'planning', label: 'The planning' },
  { side: 'communication', label: 'Being answered' },
  { side: 'guiding', label: 'The guiding' },
  { side: 'stays', label: 'The stays' },
  { side: 'value', label: 'Worth its price' },
] as const;

/** Labels by key. */
export const subRatingLabels: ReadonlyMap<string, string> = new Map(subRatings.map(({ side, label }) => [side, label]));
