import { tripTypes } from '@farwend/api-contract';

/** Key, name, group. */
export type SpecializationData = readonly [key: string, name: string, group: 'TRIP_TYPE' | 'INTEREST' | 'SEGMENT' | 'ACCESS' | 'LANGUAGE'];

const names: Readonly<Record<(typeof tripTypes)[number], string>> = {
  HONEYMOON: 'Honeymoons',
  CELEBRATION: 'Celebrations',
  FAMILY: 'Families',
  CULTURE: 'Culture',
  FOOD_WINE: 'Food and wine',
  SAFARI: 'Safari',
  BEACH: 'Beach',
  ADVENTURE: 'Adventure',
  CRUISE: 'Small ships',
  RAIL: 'Rail journeys',
  WELLNESS: 'Wellness',
  CITY: 'Cities',
  NATURE: 'Nature',
  GOLF: 'Golf',
  SKI: 'Skiing',
  PHOTOGRAPHY: 'Photography',
  HERITAGE: 'Heritage',
  SOLO: 'Travelling alone',
  FRIENDS: 'Groups of friends',
  ACCESSIBLE: 'Accessible travel',
};

/** The 20 kinds of trips, with the keys that matching reads, and twelve others. */
export const specializationData: readonly SpecializationData[] = [
  ...tripTypes.map((type): SpecializationData => [type.toLowerCase().replaceAll('_', '-'), names[type], 'TRIP_TYPE']),
  ['birds', 'Birds', 'INTEREST'],
  ['gardens', 'Gardens', 'INTEREST'],
  ['textiles', 'Textiles and crafts', 'INTEREST'],
  ['night-skies', 'Night skies', 'INTEREST'],
  ['vip', 'Highest expectations', 'SEGMENT'],
  ['multigenerational', 'Three generations', 'SEGMENT'],
  ['long-stays', 'Long stays', 'SEGMENT'],
  ['remote-work', 'Work on the way', 'SEGMENT'],
  ['wheelchair', 'Wheelchair users', 'ACCESS'],
  ['low-vision', 'Low vision', 'ACCESS'],
  ['sign-language', 'Sign language', 'LANGUAGE'],
  ['german-speaking', 'German-speaking guides', 'LANGUAGE'],
];
