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

/**
 * Whether a name may be one slip away, told cheaply: a slip after the first two letters of a word leaves those two, one among them
 * leaves the third and fourth, moved by one place at most, or the fourth and fifth where they were.
 */
function mayBeSlip(wanted: string, name: string): boolean {
  const [start, third, fourth] = [wanted.slice(0, 2), wanted.slice(2, 4), wanted.slice(3, 5)];
  for (let at = 0; at < name.length; at += 1) {
    if (at > 0 && isLetter(name.charCodeAt(at - 1))) continue;
    if (name.startsWith(start, at) || name.startsWith(fourth, at + 3)) return true;
    if (name.startsWith(third, at + 1) || name.startsWith(third, at + 2) || name.startsWith(third, at + 3)) return true;
  }
  return false;
}

/** a to z, digits, and whatever is no ASCII. */
function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
}
