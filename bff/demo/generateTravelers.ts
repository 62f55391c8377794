import { furtherHomes, furtherNames } from './data/furtherTravelers.data.ts';
import type { TravelerLine } from './data/travelers.data.ts';
import { randomFrom } from './random.ts';

const areaCodes = [206, 303, 312, 404, 415, 503, 512, 602, 612, 617, 646, 704, 713, 786, 808, 858, 919];
const AT_HOME = 64;

/** Travelers besides those the stories are about: most from the United States, one in eight has travelled with us more than once. */
export function furtherTravelers(): TravelerLine[] {
  const random = randomFrom(160);
  return furtherNames.map(([givenName, familyName], index) => {
    const isAmerican = (index * AT_HOME) % 100 < AT_HOME;
    const country = isAmerican ? 'US' : (furtherHomes[Math.floor((index * (100 - AT_HOME)) / 100) % furtherHomes.length] ?? 'GB');
    const number = numberOf(country, index, random.pick(areaCodes));
    const tripCount = index % 8 === 3 && index > 3 ? 2 + (index % 3) : index % 5 === 1 ? 1 : 0;
    return [givenName, familyName, country, number, tripCount, tripCount > 0 ? random.whole(240, 1100) : random.whole(1, 420)];
  });
}

/** A number out of the ranges that belong to nobody; null where there is none such. */
function numberOf(country: string, index: number, areaCode: number): string | null {
  if (index % 7 === 5) return null;
  if (country === 'US' || country === 'CA') return `(${areaCode}) 555-01${String(index % 100).padStart(2, '0')}`;
  return country === 'GB' ? `01632 960 ${String(100 + index * 7).padStart(3, '0')}` : null;
}
