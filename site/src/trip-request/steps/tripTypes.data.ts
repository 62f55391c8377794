import type { TripType } from '@farwend/api-contract/rules';

/** The kinds of trips in the order people see them: words, and the picture that goes with them when there is one. */
export const tripTypeCards: readonly { value: TripType; label: string; picture: string }[] = [
  { value: 'SAFARI', label: 'Safari', picture: 'savanna' },
  { value: 'BEACH', label: 'Beach and islands', picture: 'coast' },
  { value: 'CULTURE', label: 'Art and culture', picture: 'oldTown' },
  { value: 'FOOD_WINE', label: 'Food and wine', picture: 'vineyard' },
  { value: 'NATURE', label: 'Nature', picture: 'jungle' },
  { value: 'ADVENTURE', label: 'Adventure', picture: 'alps' },
  { value: 'HONEYMOON', label: 'Honeymoon', picture: 'lake' },
  { value: 'FAMILY', label: 'Family', picture: 'terraces' },
  { value: 'CRUISE', label: 'By ship', picture: 'fjord' },
  { value: 'RAIL', label: 'By train', picture: 'rail' },
  { value: 'CITY', label: 'City', picture: 'city' },
  { value: 'SKI', label: 'Snow', picture: 'polar' },
  { value: 'CELEBRATION', label: 'A celebration', picture: 'celebration' },
  { value: 'WELLNESS', label: 'Rest and baths', picture: 'wellness' },
  { value: 'HERITAGE', label: 'Family roots', picture: 'heritage' },
  { value: 'PHOTOGRAPHY', label: 'Photography', picture: 'desert' },
  { value: 'GOLF', label: 'Golf', picture: 'golf' },
  { value: 'FRIENDS', label: 'With friends', picture: 'friends' },
  { value: 'SOLO', label: 'On my own', picture: 'solo' },
  { value: 'ACCESSIBLE', label: 'Step-free', picture: 'accessible' },
];
