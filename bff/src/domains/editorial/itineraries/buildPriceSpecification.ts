import { priceLineNames } from '@farwend/api-contract';
import type { ItineraryFields } from './itineraryFields.ts';

/** A price with its lines for schema.org. */
export function buildPriceSpecification(price: number, lines: ItineraryFields['priceLines']): Record<string, unknown> {
  return {
    '@type': 'CompoundPriceSpecification',
    price,
    priceCurrency: 'USD',
    priceComponent: lines.map(({ kind, amountUSD }) => ({
      '@type': 'UnitPriceSpecification',
      name: priceLineNames[kind],
      price: amountUSD,
      priceCurrency: 'USD',
    })),
  };
}
