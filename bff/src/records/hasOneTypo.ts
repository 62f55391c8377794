/**
 * Whether the typed text is, but for at most one typo, a prefix of the name or of its rest from any word on. A typo is one letter inserted,
 * missing or wrong, or two swapped. Both texts are normalized. Linear in the length of the name.
 */
export function hasOneTypo(typed: string, name: string): boolean {
  const words = splitWords(name);
  return words.some((_, index) => startsWithOneTypo(typed, words.slice(index).join(' ')));
}

/** Whether the typed text is, but for at most one typo, the whole name. */
export function isOneTypoOf(typed: string, name: string): boolean {
  const end = '||'; // not part of any word, and longer than what one typo can remove
  return startsWithOneTypo(typed + end, splitWords(name).join(' ') + end);
}

function splitWords(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Whether `text` starts with `typed`, but for at most one typo. */
function startsWithOneTypo(typed: string, text: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === text[at]) at += 1;
  if (at === typed.length) return true;
  const rest = typed.slice(at);
  const expected = text.slice(at);
  const swapped = rest.length > 1 && expected.length > 1 ? `${expected[1]}${expected[0]}${expected.slice(2)}` : '';
  return (
    expected.startsWith(rest.slice(1)) || // inserted
    expected.slice(1).startsWith(rest) || // missing
    expected.slice(1).startsWith(rest.slice(1)) || // wrong
    (swapped !== '' && swapped.startsWith(rest)) // swapped
  );
}
