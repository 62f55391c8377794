/** Minimum nights, typical night in US dollars a person (from, to), matches, months of high season, care team by e-mail. */
export type CountrySettingData = readonly [
  code: string,
  minNights: number,
  low: number,
  high: number,
  matchCount: number,
  peakMonths: readonly number[],
  leadTimeDays: number,
];

/** What holds for journeys to the 18 countries. */
export const countrySettingData: readonly CountrySettingData[] = [
  ['IT', 6, 450, 1100, 2, [5, 6, 9], 30],
  ['JP', 7, 500, 1300, 2, [3, 4, 10, 11], 45],
  ['KE', 7, 700, 1800, 2, [7, 8, 9], 45],
  ['TZ', 7, 750, 2000, 2, [7, 8, 9], 45],
  ['ZA', 8, 550, 1500, 2, [12, 1, 2], 30],
  ['BW', 6, 1100, 2600, 1, [6, 7, 8, 9], 60],
  ['PE', 7, 400, 950, 2, [6, 7, 8], 45],
  ['CR', 6, 380, 850, 2, [12, 1, 2, 3], 30],
  ['PT', 5, 350, 800, 2, [6, 7, 9], 21],
  ['GR', 6, 400, 1000, 2, [6, 7, 9], 30],
  ['IS', 5, 500, 1100, 2, [6, 7, 8], 30],
  ['NO', 5, 500, 1200, 2, [6, 7, 8], 30],
  ['IE', 5, 400, 900, 2, [6, 7, 8], 21],
  ['MA', 6, 350, 900, 2, [4, 10, 11], 21],
  ['EG', 7, 380, 950, 2, [11, 12, 1, 2], 30],
  ['IN', 8, 350, 1000, 2, [11, 12, 1, 2], 45],
  ['VN', 8, 300, 700, 2, [2, 3, 4], 30],
  ['NZ', 10, 450, 1000, 1, [12, 1, 2], 60],
];

/** Countries where people live who must say yes to the newsletter themselves. */
export const newsletterOptIn: readonly string[] = ['IT', 'PT', 'GR', 'IS', 'NO', 'IE'];
