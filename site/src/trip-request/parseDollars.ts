import { toAsciiDigits } from '@farwend/api-contract/rules';

/** Parses an amount of whole US dollars as people write it, such as "$17,500", "17 500" or "18k"; `null` when empty, `NaN` when it is none. */
export function parseDollars(text: string): number | null {
  const clean = toAsciiDigits(text)
    .toLowerCase()
    .replaceAll(/us\$|usd|[$\s'’]/g, '')
    .replaceAll(/[.,](?=\d{3}(?!\d))/g, '');
  if (clean === '') return null;
  const [, digits, thousands] = /^(\d{1,9})(k?)$/.exec(clean) ?? [];
  return digits === undefined ? NaN : Number(digits) * (thousands ? 1000 : 1);
}
