import { expect, test } from '@jest/globals';
import { changeChoices } from './changeChoices.ts';

const buildChoice = (title: string) => ({ id: title.toLowerCase(), title });
const mara = buildChoice('Mara');
const lamu = buildChoice('Lamu');
const kyoto = buildChoice('Kyoto');
const kerry = buildChoice('Kerry');

test.each([
  ['the first', [], mara, true, [mara], '“Mara” added: 1 of 3 chosen.'],
  ['the third', [mara, lamu], kyoto, true, [mara, lamu, kyoto], '“Kyoto” added: 3 of 3 chosen.'],
  ['a fourth, which does not fit', [mara, lamu, kyoto], kerry, true, [mara, lamu, kyoto], '3 fit beside each other. Take one out before you add “Kerry”.'], // prettier-ignore
  ['one of three', [mara, lamu, kyoto], lamu, false, [mara, kyoto], '“Lamu” taken out: 2 of 3 chosen.'],
  ['the last', [mara], mara, false, [], '“Mara” taken out: nothing is left to compare.'],
])('%s', (_, before, choice, isChosen, choices, message) => {
  expect(changeChoices(before, choice, isChosen)).toEqual({ choices, message });
});
