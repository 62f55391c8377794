import { hasOneTypo } from '#src/records/hasOneTypo.ts';
import type { VisiblePlace } from './visiblePlaces.sql.ts';

const MIN_TYPO_LENGTH = 5;

/**
 * Ranks the places that match a normalized search term: equal names, names that start with it, alternate names, words that start with it,
 * names that contain it; the given order breaks ties. Without any match, those that are one typo away.
 */
export function rankPlaces(term: string, places: readonly VisiblePlace[], limit: number): VisiblePlace[] {
  const ranked: VisiblePlace[][] = [[], [], [], [], []];
  for (const place of places) {
    const rank = computeRank(term, place.searchText);
    if (rank !== null) ranked[rank]?.push(place);
  }
  const matches = ranked.flat().slice(0, limit);
  return matches.length > 0 || term.length < MIN_TYPO_LENGTH ? matches : findWithTypo(term, places, limit);
}

function computeRank(term: string, text: string): number | null {
  const at = text.indexOf(term);
  if (at < 0) return null;
  if (at === 0) return text.length === term.length || text[term.length] === '|' ? 0 : 1;
  for (let start = at; start >= 0; start = text.indexOf(term, start + 1)) if (text[start - 1] === '|') return 2;
  for (let start = at; start >= 0; start = text.indexOf(term, start + 1)) if (/[^\p{L}\p{N}]/u.test(text[start - 1] ?? '')) return 3;
  return 4;
}

function findWithTypo(term: string, places: readonly VisiblePlace[], limit: number): VisiblePlace[] {
  const matches: VisiblePlace[] = [];
  for (const place of places) {
    if (matches.length === limit) break;
    if (place.searchText.split('|').some((name) => mayHaveTypo(term, name) && hasOneTypo(term, name))) matches.push(place);
  }
  return matches;
}

/**
 * Cheap test whether a name may be one typo away: a typo after the first two letters of a word leaves those two, one within them leaves
 * the third and fourth shifted by at most one position, or the fourth and fifth in place.
 */
function mayHaveTypo(term: string, name: string): boolean {
  const [start, third, fourth] = [term.slice(0, 2), term.slice(2, 4), term.slice(3, 5)];
  for (let at = 0; at < name.length; at += 1) {
    if (at > 0 && isLetter(name.charCodeAt(at - 1))) continue;
    if (name.startsWith(start, at) || name.startsWith(fourth, at + 3)) return true;
    if (name.startsWith(third, at + 1) || name.startsWith(third, at + 2) || name.startsWith(third, at + 3)) return true;
  }
  return false;
}

/** a to z, digits, and everything beyond ASCII. */
function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
}
