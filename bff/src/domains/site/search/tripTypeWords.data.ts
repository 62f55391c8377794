import type { TripType } from '@farwend/api-contract';

/** A trip type as it is called on the site, with the words that mean it. */
interface TripTypeWords {
  label: string;
  words: readonly string[];
  /** Words for who comes along, with what they are called. */
  party?: readonly string[];
  partyLabel?: string;
}

export const tripTypeWords: Readonly<Record<TripType, TripTypeWords>> = {
  HONEYMOON: { label: 'Honeymoon', words: ['honeymoon', 'honeymooner', 'newlyweds', 'romantic', 'romance'] },
  CELEBRATION: { label: 'A celebration', words: ['celebration', 'anniversary', 'birthday'] },
  FAMILY: {
    label: 'Family',
    words: ['family', 'families', 'family friendly', 'multi generation'],
    party: ['kids', 'kid', 'child', 'children', 'toddler', 'teenager', 'teens', 'grandchildren', 'with kids', 'with children'],
    partyLabel: 'With children',
  },
  CULTURE: { label: 'Art and culture', words: ['culture', 'cultural', 'art', 'museum'] },
  FOOD_WINE: { label: 'Food and wine', words: ['food', 'wine', 'food and wine', 'culinary', 'gastronomy', 'cooking', 'vineyard'] },
  SAFARI: { label: 'Safari', words: ['safari', 'game drive', 'big five'] },
  BEACH: { label: 'Beach and islands', words: ['beach', 'seaside', 'coast'] },
  ADVENTURE: { label: 'Adventure', words: ['adventure', 'adventurous'] },
  CRUISE: { label: 'By ship', words: ['cruise', 'small ship', 'by boat', 'boat trip', 'sailing'] },
  RAIL: { label: 'By train', words: ['rail', 'train', 'railway', 'by train', 'by rail'] },
  WELLNESS: { label: 'Rest and baths', words: ['wellness', 'spa', 'yoga', 'retreat'] },
  CITY: { label: 'City', words: ['city', 'city break'] },
  NATURE: { label: 'Nature', words: ['nature', 'outdoors'] },
  GOLF: { label: 'Golf', words: ['golf', 'golfing'] },
  SKI: { label: 'Snow', words: ['ski', 'skiing', 'snowboard'] },
  PHOTOGRAPHY: { label: 'Photography', words: ['photography', 'photo', 'photographer'] },
  HERITAGE: { label: 'Family roots', words: ['heritage', 'history', 'historic'] },
  SOLO: { label: 'On my own', words: [], party: ['solo', 'alone', 'single', 'on my own', 'by myself'], partyLabel: 'On your own' },
  FRIENDS: { label: 'With friends', words: [], party: ['friends', 'with friends'], partyLabel: 'With friends' },
  ACCESSIBLE: { label: 'Step-free', words: ['accessible', 'wheelchair', 'step free'] },
};
