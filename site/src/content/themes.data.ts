import type { TripType } from '@farwend/api-contract/rules';

/** Labels of the trip types in filters. */
export const themes: Readonly<Record<TripType, string>> = {
  SAFARI: 'Safari',
  BEACH: 'Beach and islands',
  CULTURE: 'Art and culture',
  FOOD_WINE: 'Food and wine',
  NATURE: 'Nature',
  ADVENTURE: 'Adventure',
  HONEYMOON: 'Honeymoon',
  FAMILY: 'Family',
  CRUISE: 'By ship',
  RAIL: 'By train',
  CITY: 'City',
  SKI: 'Snow',
  CELEBRATION: 'A celebration',
  WELLNESS: 'Rest and baths',
  HERITAGE: 'Family roots',
  PHOTOGRAPHY: 'Photography',
  GOLF: 'Golf',
  FRIENDS: 'With friends',
  SOLO: 'On my own',
  ACCESSIBLE: 'Step-free',
};
