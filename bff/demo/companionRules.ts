import type { ReviewRow } from '#src/domains/reviews/review.model.ts';

type Party = NonNullable<ReviewRow['partyType']>;

const relatives = /\b(my|our) (wife|husband|mother|father|son|daughter|youngest|sister|family)\b|\bchildren\b/i;
const plural = /\b(we|us|our|ours|everyone of us)\b/i;
const implications: readonly (readonly [words: RegExp, party: Party])[] = [
  [/\bby myself\b|\bon my own\b/i, 'SOLO'],
  [/\bchildren\b|\bour (son|daughter|two|youngest)\b|both boys|our girls|car seat|my mother|my father|\bmy son\b/i, 'FAMILY'],
  [/\bmy (wife|husband)\b|honeymoon|^Two of us/i, 'COUPLE'],
  [/(four|five) of us|four friends|\bmy sister\b|oldest friend|a cousin and I|too small for (five|four)/i, 'FRIENDS'],
];

/** Whether a sentence fits who travelled and what was said of them before: nobody travels alone with his wife. */
export function fitsParty(sentence: string, party: Party, before: string): boolean {
  if (relatives.test(sentence) && relatives.test(before)) return false;
  if (party === 'SOLO' && plural.test(sentence)) return false;
  return implications.every(([words, implied]) => implied === party || !words.test(sentence));
}
