import type { PictureName } from '#src/shared/pictures.data.ts';

/** An entry of the index. */
export interface AtlasEntry {
  picture: PictureName;
  /** Best months, 1 to 12. */
  months: readonly number[];
  /** Best months in words. */
  when: string;
  /** Why these months are the best. */
  why: string;
}

/** Index of further places, in the order of the year; none of their pictures stands elsewhere on the page. */
export const atlas: readonly AtlasEntry[] = [
  { picture: 'lofoten', months: [2, 3, 4], when: 'February to April', why: 'The light is back, the cod are in' },
  { picture: 'hoiAn', months: [2, 3, 4], when: 'February to April', why: 'Dry, and not hot yet' },
  { picture: 'jungle', months: [1, 2, 3, 4, 12], when: 'December to April', why: 'The dry months of the Pacific side' },
  { picture: 'oldTown', months: [4, 5, 6, 9, 10], when: 'April to June, September, October', why: 'Green wheat, then the grape harvest' },
  { picture: 'douro', months: [4, 5, 6, 9, 10], when: 'April to June, September, October', why: 'Broom in flower, then the grape harvest' },
  { picture: 'mani', months: [4, 5, 9, 10], when: 'April, May, September, October', why: 'Poppies first, then a warm sea' },
  { picture: 'jokulsarlon', months: [5, 6, 7, 8, 9], when: 'May to September', why: 'Boats go out among the ice' },
  { picture: 'alps', months: [6, 7, 8, 9, 10], when: 'Mid-June to October', why: 'The high paths are free of snow' },
  { picture: 'amboseli', months: [6, 7, 8, 9, 10], when: 'June to October', why: 'Dry air, and the mountain clear at dawn' },
  { picture: 'desert', months: [1, 2, 3, 10, 11, 12], when: 'October to March', why: 'Warm days, fires at night' },
];
