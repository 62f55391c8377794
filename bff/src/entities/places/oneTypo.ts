/**
 * Whether some beginning of a name, or of a word in it, is what was typed but for one slip: a letter too many, missing, wrong, or two
 * swapped. Both in plain text. Linear in the length of the name.
 */
export function hasOneTypo(typed: string, name: string): boolean {
  const words = wordsOf(name);
  return words.some((_, index) => isSlip(typed, words.slice(index).join(' ')));
}

/** The same of the whole name instead of a beginning. */
export function isOneTypoOf(typed: string, name: string): boolean {
  const end = '||'; // no part of a word, and more than one slip takes away
  return isSlip(typed + end, wordsOf(name).join(' ') + end);
}

function wordsOf(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Whether one slip turns `typed` into the beginning of `text`. */
function isSlip(typed: string, text: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === text[at]) at += 1;
  if (at === typed.length) return true;
  const rest = typed.slice(at);
  const should = text.slice(at);
  const swapped = rest.length > 1 && should.length > 1 ? `${should[1]}${should[0]}${should.slice(2)}` : '';
  return (
    should.startsWith(rest.slice(1)) || // one letter too many
    should.slice(1).startsWith(rest) || // one letter missing
    should.slice(1).startsWith(rest.slice(1)) || // one letter wrong
    (swapped !== '' && swapped.startsWith(rest)) // two letters swapped
  );
}
