import { toAsciiDigits } from '@farwend/api-contract/rules';
import { parseDate, parseNumber } from '@farwend/design-system';
import { expect, test } from '@jest/globals';

const everyDigit = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /\p{Nd}/u.test(sign));

test('the fields of the form read the digits of every script as the server does', () => {
  expect(everyDigit.length).toBeGreaterThan(700);
  const differing = everyDigit.filter((digit) => {
    const ascii = toAsciiDigits(digit);
    return !/^\d$/.test(ascii) || parseNumber(digit) !== Number(ascii) || parseDate(`2027-03-1${digit}`) !== `2027-03-1${ascii}`;
  });
  expect(differing).toEqual([]);
});

test('digits of each script are written in order', () => {
  for (const digits of ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９', '०१२३४५६७८९', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'])
    expect(toAsciiDigits(digits)).toBe('0123456789');
});
