import { describe, expect, test } from '@jest/globals';
import { furtherPlaces } from './data/furtherPlaces.data.ts';
import { type DemoPicture, type DemoPictureName, demoPictures } from './data/pictures.data.ts';
import { servedCountries } from './data/places.data.ts';
import { choosePicture, pictureOfCountry, showsItsPlace } from './pictureChoice.ts';

const pictures: [string, DemoPicture][] = Object.entries(demoPictures);

function shownBy(name: DemoPictureName | undefined): readonly string[] {
  return name === undefined ? [] : (demoPictures[name] as DemoPicture).shows;
}

describe('a picture is chosen', () => {
  test('by the place itself before its country', () => {
    expect(choosePicture({ key: 'a', place: 'Lake Como' })).toBe('lake');
    expect(choosePicture({ key: 'a', place: 'Italy', places: ['Val d’Orcia', 'Rome'] })).toBe('oldTown');
  });

  test('of one of its places before one that fits season and words better', () => {
    expect(choosePicture({ key: 'a', place: 'Kyoto', months: [3], words: 'torii, sea, temple at dawn' })).toBe('kyoto');
  });

  test('of the larger place a finer one lies in', () => {
    expect(shownBy(choosePicture({ key: 'a', place: 'Siena' }))).toContain('Tuscany');
  });

  test('of a place like its own in the same country and season, without a name', () => {
    const wish = { key: 'a', place: 'Piedmont', words: 'Hills, vineyards and fields' };
    const chosen = choosePicture(wish);
    expect(chosen).toBe('oldTown');
    expect(showsItsPlace('oldTown', wish)).toBe(false);
    expect(showsItsPlace('oldTown', { key: 'a', place: 'Tuscany' })).toBe(true);
    expect(choosePicture({ ...wish, months: [11] })).toBeUndefined();
  });

  test('not at all where none shows its place or is like it', () => {
    expect(choosePicture({ key: 'a', place: 'Varanasi', places: ['India'], words: 'The river in the morning' })).toBeUndefined();
  });

  test('of the season, when the content item has one', () => {
    const chosen = choosePicture({ key: 'a', place: 'Italy', months: [9] });
    expect([8, 9, 10]).toContain(chosen && demoPictures[chosen].month);
  });

  test('by its words', () => {
    expect(choosePicture({ key: 'a', place: 'Italy', words: 'A lake and its villages at dusk' })).toBe('lake');
    expect(choosePicture({ key: 'a', place: 'Kenya', words: 'Before sunrise on the plains' })).toBe('savanna');
  });

  test('by the kind of journey where no place is named', () => {
    const chosen = choosePicture({ key: 'a', tripTypes: ['SAFARI'] });
    expect(chosen && (demoPictures[chosen] as DemoPicture).tags).toContain('safari');
  });

  test('always the same for one key, and not the same for all', () => {
    const keys = Array.from({ length: 30 }, (_, i) => `key ${i}`);
    const chosen = keys.map((key) => choosePicture({ key, place: 'Italy' }));
    expect(keys.map((key) => choosePicture({ key, place: 'Italy' }))).toEqual(chosen);
    expect(new Set(chosen).size).toBeGreaterThan(1);
  });
});

describe('the pictures', () => {
  test.each(pictures)(
    '%s tells what it shows, where, and what must stay in sight',
    (_name, { alt, focal, shows, tags, country, anywhere }) => {
      const known = new Set([
        ...servedCountries.flatMap(({ places }) => places.map(([name]) => name)),
        ...furtherPlaces.map(([, name]) => name),
      ]);
      expect(alt.length).toBeGreaterThan(40);
      expect(alt.length).toBeLessThanOrEqual(160);
      expect((anywhere ?? '').length).toBeLessThanOrEqual(160);
      for (const part of focal) expect(part > 0 && part < 1).toBe(true);
      expect(tags.length).toBeGreaterThan(2);
      expect(servedCountries.map(({ code }) => code)).toContain(country);
      expect(shows.filter((place) => !known.has(place))).toEqual([]);
    },
  );

  test('each has words of its own', () => {
    expect(new Set(pictures.map(([, { alt }]) => alt)).size).toBe(pictures.length);
  });

  test('are enough for the pieces we publish', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(96);
  });

  test.each(servedCountries.map(({ code }) => code))('%s has a picture of its own', (code) => {
    expect(demoPictures[pictureOfCountry(code)].country).toBe(code);
  });
});
