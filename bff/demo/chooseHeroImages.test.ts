import { expect, test } from '@jest/globals';
import { chooseHeroImages } from './chooseHeroImages.ts';

test('an item leaves the only image of another one’s place to it', () => {
  const chosen = chooseHeroImages([
    { key: 'across the border', days: 1, place: 'Botswana', places: ['Okavango Delta', 'Cape Town'] },
    { key: 'in the delta', days: 9, place: 'Botswana', places: ['Okavango Delta'] },
  ]);
  expect(Object.fromEntries(chosen)).toEqual({ 'across the border': 'capeTown', 'in the delta': 'okavango' });
});

test('an image of a place comes before one that matches words and season', () => {
  const chosen = chooseHeroImages([
    { key: 'forest', days: 1, place: 'Tanzania', places: ['Ruaha'], months: [6], words: 'Crater, lake, forest, clouds in the morning' },
  ]);
  expect(chosen.get('forest')).toBe('ruaha');
});
