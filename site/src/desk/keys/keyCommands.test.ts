import { describe, expect, test } from '@jest/globals';
import { findKeyCommand, isElsewhere, type KeySituation, type PressedKey } from './keyCommands.ts';

const free: KeySituation = { isElsewhere: false, hasSingleKeys: true, afterGo: false };
const press = (key: string, more: Partial<PressedKey> = {}, situation: Partial<KeySituation> = {}) =>
  findKeyCommand({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, { ...free, ...situation });

describe('keys of the desk', () => {
  test.each([
    ['k', { ctrlKey: true }, { kind: 'palette' }],
    ['K', { metaKey: true }, { kind: 'palette' }],
    ['?', {}, { kind: 'keys' }],
    ['/', {}, { kind: 'filter' }],
    ['g', {}, { kind: 'go' }],
  ])('%s with %j', (key, more, command) => {
    expect(press(key, more)).toEqual(command);
  });

  test.each([
    ['k', {}],
    ['k', { ctrlKey: true, altKey: true }],
    ['g', { ctrlKey: true }],
    ['/', { metaKey: true }],
    ['Enter', {}],
  ])('%s with %j means nothing', (key, more) => {
    expect(press(key, more)).toBeNull();
  });

  test('after G a letter is a screen, and nothing else is', () => {
    expect(press('i', {}, { afterGo: true })).toEqual({ kind: 'screen', goKey: 'I' });
    expect(press('g', {}, { afterGo: true })).toEqual({ kind: 'screen', goKey: 'G' });
    expect(press('/', {}, { afterGo: true })).toBeNull();
    expect(press('Shift', {}, { afterGo: true })).toBeNull();
  });

  test.each([{ isElsewhere: true }, { hasSingleKeys: false }])('with %j only the palette is left', (situation) => {
    for (const key of ['?', '/', 'g']) expect(press(key, {}, situation)).toBeNull();
    expect(press('i', {}, { ...situation, afterGo: true })).toBeNull();
    expect(press('k', { ctrlKey: true }, situation)).toEqual({ kind: 'palette' });
  });
});

describe('where keys mean themselves', () => {
  test.each([
    ['<input>', true],
    ['<input type="search">', true],
    ['<textarea></textarea>', true],
    ['<select></select>', true],
    ['<p contenteditable="true"></p>', true],
    ['<div role="dialog"><button></button></div>', true],
    ['<input type="checkbox">', false],
    ['<button></button>', false],
    ['<a href="/desk/"></a>', false],
    ['<p contenteditable="false"></p>', false],
  ])('%s: %s', (html, expected) => {
    document.body.innerHTML = html;
    const elements = document.body.querySelectorAll('*');
    expect(isElsewhere(elements[elements.length - 1] ?? null)).toBe(expected);
  });

  test('nowhere is not a field', () => {
    expect(isElsewhere(null)).toBe(false);
    expect(isElsewhere(document)).toBe(false);
  });
});
