import type { TripType } from '@farwend/api-contract/rules';

/** A trip type with its label. */
export interface TripTypeCard {
  value: TripType;
  label: string;
}

/** The trip types in display order. */
export const tripTypeCards: readonly TripTypeCard[] = [
  { value: 'SAFARI', label: 'Safari' },
  { value: 'BEACH', label: 'Beach and islands' },
  { value: 'CULTURE', label: 'Art and culture' },
  { value: 'FOOD_WINE', label: 'Food and wine' },
  { value: 'NATURE', label: 'Nature' },
  { value: 'ADVENTURE', label: 'Adventure' },
  { value: 'HONEYMOON', label: 'Honeymoon' },
  { value: 'FAMILY', label: 'Family' },
  { value: 'CRUISE', label: 'By ship' },
  { value: 'RAIL', label: 'By train' },
  { value: 'CITY', label: 'City' },
  { value: 'SKI', label: 'Snow' },
  { value: 'CELEBRATION', label: 'A celebration' },
  { value: 'WELLNESS', label: 'Rest and baths' },
  { value: 'HERITAGE', label: 'Family roots' },
  { value: 'PHOTOGRAPHY', label: 'Photography' },
  { value: 'GOLF', label: 'Golf' },
  { value: 'FRIENDS', label: 'With friends' },
  { value: 'SOLO', label: 'On my own' },
  { value: 'ACCESSIBLE', label: 'Step-free' },
];
