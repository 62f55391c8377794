import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findPasswordProblem } from './passwordRules.ts';

const dana = { email: 'dana.whitaker@example.com', givenName: 'Dána', familyName: 'Whitaker-Moss' };
const codeOf = (password: string) => findPasswordProblem(password, dana)?.code ?? null;

describe('a password', () => {
  test.each([
    'a lantern over the harbour',
    'correct lighthouse stapler',
    '7 goats on a blue ferry',
    'Zürich—Ouagadougou?',
    '☂︎☂︎ umbrella by night',
  ])('%j is accepted', (password) => expect(codeOf(password)).toBeNull());

  test.each<[string, string]>([
    ['', 'tooSmall'],
    ['eleven char', 'tooSmall'],
    ['x7'.repeat(65), 'tooBig'],
    ['lone \ud800 surrogate', 'characters'],
    ['nul \0 in the middle', 'characters'],
    ['my name is dana ok', 'containsName'],
    ['DANAs harbour light', 'containsName'],
    ['the moss on the wall', 'containsName'],
    ['farwend is my job', 'containsName'],
    ['password1234', 'common'],
    ['P@ssw0rd!!!!', 'common'],
    ['Summer!2026!!', 'common'],
    ['123456789012', 'common'],
    ['987654321098', 'common'],
    ['qwertyuiopas', 'common'],
    ['abababababab', 'common'],
    ['aaaaaaaaaaaab', 'common'],
    ['CorrectHorseBatteryStaple', 'common'],
    ['iloveyou123456', 'common'],
    ['1q2w3e4r5t6y', 'common'],
  ])('%j is %s', (password, code) => expect(codeOf(password)).toBe(code));

  test('with the name or address anywhere in it is refused, however it is written', () => {
    const word = fc.constantFrom('dana', 'DANA', 'Dána', 'whitaker', 'WHITAKER', 'dana.whitaker');
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme-ascii', minLength: 6, maxLength: 30 }),
        word,
        fc.string({ unit: 'grapheme-ascii', minLength: 6, maxLength: 30 }),
        (before, name, after) => {
          expect(codeOf(before + name + after)).toBe('containsName');
        },
      ),
    );
  });
});
