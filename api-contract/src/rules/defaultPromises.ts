import type { Promises } from './promises.ts';

/** Hold until the settings of the site say otherwise. */
export const defaultPromises: Promises = {
  firstAnswer: 'within four working hours',
  firstRoute: 'within 72 hours',
  companies: 'two or three',
  cost: 'nothing',
  timeToFillIn: 'four minutes',
};
