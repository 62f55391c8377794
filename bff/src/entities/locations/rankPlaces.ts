import { hasOneTypo } from '#src/entities/places/oneTypo.ts';
import type { OpenPlace } from './openPlaces.ts';

const WORTH_A_SLIP = 5;

/**
 * The places for some letters in plain text, the best first: names that are just that, names that begin so, other names of theirs, words
 * that begin so, names that hold it; among equals in the order given. When there are none, those one slip of the finger away.
 */
export function rankPlaces(wanted: string, places: readonly OpenPlace[], limit: number): OpenPlace[] {
  const ranked: OpenPlace[][] = [[], [], [], [], []];
  for (const place of places) {
    const rank = rankOf(wanted, place.searchText);
    if (rank !== null) ranked[rank]?.push(place);
  }
  const found = ranked.flat().slice(0, limit);
  return found.length > 0 || wanted.length < WORTH_A_SLIP ? found : withSlip(wanted, places, limit);
}

function rankOf(wanted: string, text: string): number | null {
  const at = text.indexOf(wanted);
  if (at < 0) return null;
  if (at === 0) return text.length === wanted.length || text[wanted.length] === '|' ? 0 : 1;
  for (let start = at; start >= 0; start = text.indexOf(wanted, start + 1)) if (text[start - 1] === '|') return 2;
  for (let start = at; start >= 0; start = text.indexOf(wanted, start + 1)) if (/[^\p{L}\p{N}]/u.test(text[start - 1] ?? '')) return 3;
  return 4;
}

function withSlip(wanted: string, places: readonly OpenPlace[], limit: number): OpenPlace[] {
  const found: OpenPlace[] = [];
  for (const place of places) {
    if (found.length === limit) break;
    if (place.searchText.split('|').some((name) => mayBeSlip(wanted, name) && hasOneTypo(wanted, name))) found.push(place);
  }
  return found;
}

/** One slip leaves one of the first two letters where it was or moves it by one: most names are out at once. */
function mayBeSlip(wanted: string, name: string): boolean {
  const [first = '', second = ''] = wanted;
  return name.includes(first) || name.includes(second);
}
