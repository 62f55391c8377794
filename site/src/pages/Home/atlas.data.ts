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

/** Index of the featured places, in the order of the year. */
export const atlas: readonly AtlasEntry[] = [
  { picture: 'polar', months: [1, 2, 3, 10, 11, 12], when: 'October to March', why: 'Dark enough for the northern lights' },
  { picture: 'jungle', months: [1, 2, 3, 4, 12], when: 'December to April', why: 'The dry months of the Pacific side' },
  { picture: 'oldTown', months: [4, 5, 6, 9, 10], when: 'April to June, September, October', why: 'Green wheat, then the grape harvest' },
  { picture: 'terraces', months: [5, 6, 9, 10], when: 'May, June, September, October', why: 'Water in spring, gold in autumn' },
  { picture: 'fjord', months: [5, 6, 7, 8, 9], when: 'May to September', why: 'High falls early, open passes late' },
  { picture: 'alps', months: [6, 7, 8, 9, 10], when: 'Mid-June to October', why: 'The high paths are free of snow' },
  { picture: 'savanna', months: [7, 8, 9, 10], when: 'July to October', why: 'The herds are north of the Sand River' },
  { picture: 'coast', months: [5, 6, 9, 10], when: 'May, June, September, October', why: 'Warm sea, without the meltemi' },
  { picture: 'lake', months: [4, 5, 6, 9, 10], when: 'April to June, September, October', why: 'Camellias, then still evenings' },
  { picture: 'desert', months: [1, 2, 3, 10, 11, 12], when: 'October to March', why: 'Warm days, fires at night' },
];
