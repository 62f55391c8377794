import { furtherHomes, furtherNames } from './data/furtherTravelers.data.ts';
import type { TravelerData } from './data/travelers.data.ts';
import { createRandom } from './random.ts';

const areaCodes = [206, 303, 312, 404, 415, 503, 512, 602, 612, 617, 646, 704, 713, 786, 808, 858, 919];
const AT_HOME = 64;

/** Generates further travelers: most from the United States, one in eight a repeat customer. */
export function generateTravelers(): TravelerData[] {
  const random = createRandom(160);
  return furtherNames.map(([givenName, familyName], index) => {
    const isAmerican = (index * AT_HOME) % 100 < AT_HOME;
    const country = isAmerican ? 'US' : (furtherHomes[Math.floor((index * (100 - AT_HOME)) / 100) % furtherHomes.length] ?? 'GB');
    const number = numberOf(country, index, random.pick(areaCodes));
    const tripCount = index % 8 === 3 && index > 3 ? 2 + (index % 3) : index % 5 === 1 ? 1 : 0;
    return [givenName, familyName, country, number, tripCount, tripCount > 0 ? random.integer(240, 1100) : random.integer(1, 420)];
  });
}

/** A phone number from a range reserved for fiction; null for countries without one. */
function numberOf(country: string, index: number, areaCode: number): string | null {
  if (index % 7 === 5) return null;
  if (country === 'US' || country === 'CA') return `(${areaCode}) 555-01${String(index % 100).padStart(2, '0')}`;
  return country === 'GB' ? `01632 960 ${String(100 + index * 7).padStart(3, '0')}` : null;
}
