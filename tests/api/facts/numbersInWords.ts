const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'];
const teens = ['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const values = new Map<string, number>([
  ...[...small, ...teens].map((word, value) => [word, value] as const),
  ...tens.flatMap((word, at) => [
    [word, 20 + at * 10] as const,
    ...small.slice(1, 10).map((unit, one) => [`${word}-${unit}`, 21 + at * 10 + one] as const),
  ]),
]);

/** The value of a number in words or digits; undefined for any other word. */
export function parseNumber(word: string): number | undefined {
  if (/^\d[\d,]*$/.test(word)) return Number(word.replaceAll(',', ''));
  return values.get(word.toLowerCase());
}

/** A regular expression for a number in digits or in words. */
export const NUMBER = `(?:\\d[\\d,]*|${[...values.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;
