import { formatNights } from '#src/content/formatAmount.ts';
import { formatDollars } from '#src/content/formats.ts';
import type { CountryFacts } from './minimumStay.ts';

/** Formats what most travellers spend in the first country with known costs; undefined if there is none or the nights are invalid. */
export function formatTypicalCost(countries: readonly CountryFacts[], nights: number): string | undefined {
  const country = countries.find(({ typicalNightLowUSD, typicalNightHighUSD }) => typicalNightLowUSD && typicalNightHighUSD);
  if (!country?.typicalNightLowUSD || !country.typicalNightHighUSD || !Number.isInteger(nights) || nights < 1) return undefined;
  const [low, high] = [country.typicalNightLowUSD, country.typicalNightHighUSD].map((night) =>
    formatDollars(roundToHundred(night * nights)),
  );
  return `Most travellers to ${country.name} spend about ${low} to ${high} per person for ${formatNights(nights)}`;
}

function roundToHundred(amount: number): number {
  return Math.round(amount / 100) * 100;
}
