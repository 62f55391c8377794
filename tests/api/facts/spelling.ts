import type { PublishedSite } from '../../builders/publishedSite.ts';
import type { Violation } from './violation.ts';

/** Names that resemble one of our places and are other places, with what they are. */
const otherPlaces: Readonly<Record<string, string>> = {
  Alexandra: 'a town in Otago, not Alexandria',
  Columbia: 'British Columbia, where a traveller lives, not Colombia',
  Sao: 'São Tomé in the list of all countries, which is spelled as Unicode’s locale data do',
};

/** Shorter names have too many neighbours that are words of their own. */
const SHORTEST = 7;

/** F15: every place is spelled in one way: no accents lost, no letter doubled, dropped or swapped. */
export function findOtherSpellings({ locations, pages }: PublishedSite): Violation[] {
  const names = new Set(locations.flatMap(({ name }) => name.split(/[ -]/)).filter((word) => /^\p{Lu}/u.test(word)));
  const byLetters = new Map<string, string>();
  for (const name of names) if (toLetters(name) !== name.toLowerCase()) byLetters.set(toLetters(name), name);
  const long = [...names].filter(({ length }) => length >= SHORTEST);
  const words = new Map<string, { page: string; sentence: string }>();
  for (const { path, sentences } of pages)
    for (const sentence of sentences)
      for (const [word] of sentence.matchAll(/(?<!\p{L})\p{Lu}\p{L}{2,}/gu))
        if (!words.has(word)) words.set(word, { page: path, sentence });
  return [...words].flatMap(([word, { page, sentence }]) => {
    if (names.has(word) || otherPlaces[word] !== undefined) return [];
    const accented = byLetters.get(word.toLowerCase());
    const near = accented ?? (word.length >= SHORTEST ? long.find((name) => isSameButOne(word, name)) : undefined);
    return near === undefined ? [] : [{ page, sentence: `${word} for ${near}: ${sentence}` }];
  });
}

function toLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('Ø', 'O').toLowerCase();
}

/** Whether two words differ by a doubled, dropped or replaced letter inside; endings as in “Kenyans” are other words. */
function isSameButOne(word: string, name: string): boolean {
  const [a, b] = [toLetters(word), toLetters(name)];
  if (a === b) return true;
  if (a.slice(0, 3) !== b.slice(0, 3) || a.at(-1) !== b.at(-1) || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const skip = (text: string, other: string) => text.slice(start + (text.length >= other.length ? 1 : 0));
  return skip(a, b) === skip(b, a);
}
