/** The choices of budget per person; 0 means not chosen yet. */
export const budgetOptions = [0, 500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7000, 8000, 10000, 12500, 15000, 20000] as const;

/** By how much the budget may be exceeded: 0 not at all, 0.2 by a fifth, 1 without limit. */
export const budgetFlexibilities = [0, 0.2, 1] as const;
export type BudgetFlexibility = (typeof budgetFlexibilities)[number];

/** Trip types, for requests, articles and partners. */
export const tripTypes = [
  'HONEYMOON',
  'CELEBRATION',
  'FAMILY',
  'CULTURE',
  'FOOD_WINE',
  'SAFARI',
  'BEACH',
  'ADVENTURE',
  'CRUISE',
  'RAIL',
  'WELLNESS',
  'CITY',
  'NATURE',
  'GOLF',
  'SKI',
  'PHOTOGRAPHY',
  'HERITAGE',
  'SOLO',
  'FRIENDS',
  'ACCESSIBLE',
] as const;
export type TripType = (typeof tripTypes)[number];
