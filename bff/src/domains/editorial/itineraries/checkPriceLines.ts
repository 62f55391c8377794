import { fieldFailure } from '#src/kernel/failure.ts';
import type { ItineraryFields } from './itineraryFields.ts';

/** Checks that the lines of a price name each kind once and add up to it. Throws 422. */
export function checkPriceLines({ priceLines, priceFromPerPersonUSD: from }: ItineraryFields): void {
  if (priceLines.length === 0) return;
  const repeated = priceLines.findIndex(({ kind }, index) => priceLines.slice(0, index).some((before) => before.kind === kind));
  if (repeated >= 0) throw fieldFailure(`/priceLines/${repeated}/kind`, 'notAllowed', 'This kind has a line already: add the amounts');
  const sum = priceLines.reduce((total, { amountUSD }) => total + amountUSD, 0);
  if (sum !== from)
    throw fieldFailure(
      '/priceLines',
      'notAllowed',
      `The lines add up to ${sum} US dollars, and priceFromPerPersonUSD is ${from ?? 'empty'}: make them the same, or send no lines`,
    );
}
