import type { TripType } from '@farwend/api-contract/rules';
import type { pictures } from '#src/shared/pictures.data.ts';

/** A trip type with its label and picture. */
export interface TripTypeCard {
  value: TripType;
  label: string;
  picture: keyof typeof pictures;
  /** Zoom factor and focal point in percent from the left and the top; absent: the whole picture. */
  detail?: { zoom: number; x: number; y: number };
}

/** The trip types in display order. */
export const tripTypeCards: readonly TripTypeCard[] = [
  { value: 'SAFARI', label: 'Safari', picture: 'savanna', detail: { zoom: 1.5, x: 92, y: 82 } },
  { value: 'BEACH', label: 'Beach and islands', picture: 'coast' },
  { value: 'CULTURE', label: 'Art and culture', picture: 'oldTown' },
  { value: 'FOOD_WINE', label: 'Food and wine', picture: 'oldTown', detail: { zoom: 2.3, x: 22, y: 84 } },
  { value: 'NATURE', label: 'Nature', picture: 'jungle' },
  { value: 'ADVENTURE', label: 'Adventure', picture: 'alps', detail: { zoom: 1.7, x: 66, y: 45 } },
  { value: 'HONEYMOON', label: 'Honeymoon', picture: 'lake' },
  { value: 'FAMILY', label: 'Family', picture: 'terraces' },
  { value: 'CRUISE', label: 'By ship', picture: 'fjord' },
  { value: 'RAIL', label: 'By train', picture: 'alps', detail: { zoom: 2, x: 8, y: 66 } },
  { value: 'CITY', label: 'City', picture: 'oldTown', detail: { zoom: 3.4, x: 75, y: 36 } },
  { value: 'SKI', label: 'Snow', picture: 'polar' },
  { value: 'CELEBRATION', label: 'A celebration', picture: 'savanna', detail: { zoom: 2.6, x: 26, y: 62 } },
  { value: 'WELLNESS', label: 'Rest and baths', picture: 'lake', detail: { zoom: 2.2, x: 66, y: 90 } },
  { value: 'HERITAGE', label: 'Family roots', picture: 'coast', detail: { zoom: 3.2, x: 58, y: 64 } },
  { value: 'PHOTOGRAPHY', label: 'Photography', picture: 'desert' },
  { value: 'GOLF', label: 'Golf', picture: 'oldTown', detail: { zoom: 2.4, x: 62, y: 82 } },
  { value: 'FRIENDS', label: 'With friends', picture: 'desert', detail: { zoom: 3.2, x: 96, y: 66 } },
  { value: 'SOLO', label: 'On my own', picture: 'fjord', detail: { zoom: 3, x: 66, y: 68 } },
  { value: 'ACCESSIBLE', label: 'Step-free', picture: 'lake', detail: { zoom: 2.8, x: 92, y: 64 } },
];
