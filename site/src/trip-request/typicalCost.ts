import type { CountryFacts } from './minimumStay.ts';

/** What most travellers spend in the first of the countries whose costs are known; undefined when none are, or without nights. */
export function typicalCost(countries: readonly CountryFacts[], nights: number): string | undefined {
  const known = countries.find(({ typicalNightLowUSD, typicalNightHighUSD }) => typicalNightLowUSD && typicalNightHighUSD);
  if (!known?.typicalNightLowUSD || !known.typicalNightHighUSD || !Number.isInteger(nights) || nights < 1) return undefined;
  const [low, high] = [known.typicalNightLowUSD, known.typicalNightHighUSD].map((night) => dollars(roundish(night * nights)));
  return `Most travellers to ${known.name} spend about ${low} to ${high} per person for ${nights === 1 ? '1 night' : `${nights} nights`}`;
}

/** "$12,500". */
export function dollars(amount: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(amount);
}

/** To the hundred: "about" promises no more. */
function roundish(amount: number): number {
  return Math.round(amount / 100) * 100;
}
