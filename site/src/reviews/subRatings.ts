/** The single sides of a journey that can be rated, with their names. */
export const sides = [
  { side: 'planning', label: 'The planning' },
  { side: 'communication', label: 'Being answered' },
  { side: 'guiding', label: 'The guiding' },
  { side: 'stays', label: 'The stays' },
  { side: 'value', label: 'Worth its price' },
] as const;

/** The names by key. */
export const sideTexts: ReadonlyMap<string, string> = new Map(sides.map(({ side, label }) => [side, label]));
