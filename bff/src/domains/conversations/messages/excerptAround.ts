import { toPlainText } from '#src/kernel/toPlainText.ts';

const MAX_LENGTH = 140;
/** How much of what precedes the word is shown. */
const LEAD = 40;

/** The part of a text around the first of the words that it contains, ignoring case and accents; the beginning without one. */
export function excerptAround(text: string, words: readonly string[]): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  const at = findFirst(characters, words);
  const start = at <= LEAD ? 0 : findWordStart(characters, at - LEAD, at);
  const room = MAX_LENGTH - (start > 0 ? 1 : 0);
  const isCut = characters.length - start > room;
  const shown = characters.slice(start, isCut ? start + room - 1 : undefined).join('');
  return `${start > 0 ? '…' : ''}${isCut ? `${shown.trimEnd()}…` : shown}`;
}

/** The index of the first character of the first word found; 0 without one. */
function findFirst(characters: readonly string[], words: readonly string[]): number {
  const origins: number[] = [];
  let plain = '';
  for (const [index, character] of characters.entries()) {
    const folded = character === ' ' ? ' ' : toPlainText(character); // which may be longer: ß is ss
    plain += folded;
    for (let unit = 0; unit < folded.length; unit += 1) origins.push(index);
  }
  const found = words.map((word) => plain.indexOf(toPlainText(word))).filter((at) => at !== -1);
  return found.length === 0 ? 0 : (origins[Math.min(...found)] ?? 0);
}

/** The beginning of the first word from an index on; the index itself if a word fills all up to `end`. */
function findWordStart(characters: readonly string[], from: number, end: number): number {
  const space = characters.indexOf(' ', from - 1);
  return space === -1 || space >= end ? from : space + 1;
}
