import { describe, expect, test } from '@jest/globals';
import { chooseDemoHeroes } from './chooseDemoHeroes.ts';
import { chooseHeroImages, type HeroCriteria } from './chooseHeroImages.ts';
import { createDemoTime } from './demoTime.ts';

function choose(type: string, ...items: HeroCriteria[]) {
  return Object.fromEntries(chooseHeroImages(new Map([[type, items]])).get(type) ?? []);
}

test('an item leaves the only image of another one’s place to it', () => {
  expect(
    choose(
      'article',
      { key: 'across the border', days: 1, place: 'Botswana', places: ['Okavango Delta', 'Cape Town'] },
      { key: 'in the delta', days: 9, place: 'Botswana', places: ['Okavango Delta'] },
    ),
  ).toEqual({ 'across the border': 'capeTown', 'in the delta': 'okavango' });
});

test('an image of a place comes before one that matches words and season', () => {
  expect(
    choose('article', {
      key: 'forest',
      days: 1,
      place: 'Tanzania',
      places: ['Ruaha'],
      months: [6],
      words: 'Crater, lake, forest, clouds in the morning',
    }),
  ).toEqual({ forest: 'ruaha' });
});

test('one image heads three items of all lists at most, and one itinerary', () => {
  const items = ['a', 'b', 'c', 'd'].map((key, days) => ({ key, days: days * 10, place: 'Okavango Delta' }));
  const heroes = chooseHeroImages(
    new Map([
      ['itinerary', items.slice(0, 2)],
      ['article', items],
    ]),
  );
  expect([...heroes].map(([type, chosen]) => [type, chosen.size])).toEqual([
    ['itinerary', 1],
    ['article', 2],
  ]);
});

describe('in the demo', () => {
  const heroes = chooseDemoHeroes({ time: createDemoTime(new Date()) });
  const all = [...heroes].flatMap(([type, chosen]) => [...chosen].map(([key, name]) => ({ of: `${type} ${key}`, name })));

  test('no image heads more than three items', () => {
    const byName = Map.groupBy(all, ({ name }) => name);
    expect([...byName].filter(([, items]) => items.length > 3).map(([name, items]) => [name, items.map(({ of }) => of)])).toEqual([]);
  });

  test('every itinerary has an image of its own', () => {
    const chosen = [...(heroes.get('itinerary')?.values() ?? [])];
    expect(new Set(chosen).size).toBe(54);
  });
});
