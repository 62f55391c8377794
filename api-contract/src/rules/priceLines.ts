/** What the price of an itinerary is made of, in the order in which it is told. */
export const priceLineNames = {
  STAYS: 'Stays',
  TRANSPORT: 'Transport',
  GUIDES: 'Guides',
  FEES: 'Park and entrance fees',
  PLANNING: 'Planning, and care on the way',
} as const;
export type PriceLineKind = keyof typeof priceLineNames;
export const priceLineKinds = ['STAYS', 'TRANSPORT', 'GUIDES', 'FEES', 'PLANNING'] as const satisfies readonly PriceLineKind[];
