import type { ReviewRow } from '#src/domains/reviews/review.model.ts';

/** How many shown reviews there are of each rating: 1,264, on average 4.90 stars. */
export const reviewsByRating: readonly (readonly [rating: ReviewRow['rating'], count: number])[] = [
  [100, 1171],
  [80, 71],
  [60, 14],
  [40, 5],
  [20, 3],
];

/** How many of them are of each company; Vale Orrin Rail is new and has none yet. */
export const reviewsByCompany: readonly (readonly [company: string, count: number])[] = [
  ['Acacia Quill', 140],
  ['Yukiharu Path', 118],
  ['Stellwyn Cape', 112],
  ['Lume & Tessaro', 104],
  ['Redgrass & Rain', 98],
  ['Quipu & Cloud', 92],
  ['Kyklos & Olive', 86],
  ['Saltgrove Atlantic', 72],
  ['Basaltborn', 68],
  ['Toucan Ledger', 64],
  ['Duneward', 60],
  ['Harrowglen House', 58],
  ['Marigold Ghat', 52],
  ['Northmere Polar', 46],
  ['Fernlight South', 46],
  ['Lotus Ferry', 44],
  ['Felucca Row', 4],
];

export const REPLIED = 330;
export const WITH_PHOTOS = 210;
export const VOTES = 3900;
/** Years back to the first. */
export const REVIEW_MONTHS = 48;
