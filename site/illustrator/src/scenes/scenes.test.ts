import { expect, test } from '@jest/globals';
import { biomes } from '#src/biomes/biomes.ts';
import { frameUpright } from '#src/rendering/framing.ts';
import type { Scene } from '#src/scene.ts';
import { scenes } from './scenes.data.ts';

const all = Object.entries<Scene>(scenes);

test('no two pictures are described alike', () => {
  expect(new Set(all.map(([, { alt }]) => alt)).size).toBe(all.length);
});

/** What a tag promises of the props. */
const animals: Readonly<Record<string, string>> = {
  camels: 'camel',
  condors: 'condor',
  deer: 'deer',
  elephants: 'elephant',
  giraffe: 'giraffe',
  quetzal: 'quetzal',
  rhino: 'rhino',
  sheep: 'sheep',
  whale: 'fluke',
  wildebeest: 'wildebeest',
  zebra: 'zebra',
};

test.each(all)('%s: an animal in its tags is in the picture', (_name, { biome, seed, tags }) => {
  const promised = tags.flatMap((tag) => animals[tag] ?? []);
  if (promised.length === 0) return;
  const { buildTerrain, placeProps } = biomes[biome];
  const kinds = new Set(placeProps?.(seed, buildTerrain(seed)).map(({ kind }) => kind));
  expect(promised.filter((kind) => !kinds.has(kind))).toEqual([]);
});

test.each(all)('%s: an animal in its tags is in its upright picture too', (_name, scene) => {
  const { biome, camera, seed, tags } = scene;
  const promised = tags.flatMap((tag) => animals[tag] ?? []);
  if (promised.length === 0) return;
  const { buildTerrain, placeProps } = biomes[biome];
  const { left, share } = frameUpright(scene);
  const seen = (placeProps?.(seed, buildTerrain(seed)) ?? []).filter(({ x, z }) => {
    const across = 0.5 + x / z / 2 / Math.tan((camera.fov * Math.PI) / 360);
    return across > left && across < left + share;
  });
  expect(promised.filter((kind) => !seen.some((prop) => prop.kind === kind))).toEqual([]);
});

const waters = new Set(['bay', 'fjord', 'harbour', 'lagoon', 'lake', 'reef', 'river', 'sea', 'water']);

test.each(all)('%s: water and fog in its tags are in the picture', (_name, { haze, mist, tags, water }) => {
  const missing = [
    ...tags.filter((tag) => waters.has(tag) && water === undefined),
    ...tags.filter((tag) => tag === 'fog' && mist === undefined && haze.distance >= 1),
  ];
  expect(missing).toEqual([]);
});

/** First and last hour of the light that a tag names; past midnight counts on. */
const hours: Readonly<Record<string, readonly [from: number, to: number]>> = {
  dawn: [4, 8],
  sunrise: [4, 8.5],
  morning: [4, 11],
  afternoon: [12, 18],
  evening: [16, 24],
  dusk: [15, 22],
  night: [18, 30],
  'midnight sun': [20, 26],
};

test.each(all)('%s: its tags name the hour and the season of its light', (_name, { country, hour, season, tags }) => {
  const [h = 0, minutes = 0] = hour.split('.').map(Number);
  const time = h + minutes / 60;
  const wrong = Object.entries(hours).filter(
    ([tag, [from, to]]) => tags.includes(tag) && ![time, time + 24].some((one) => one >= from && one <= to),
  );
  const right = seasonOf(season, country);
  expect([...wrong.map(([tag]) => tag), ...tags.filter((tag) => seasons.includes(tag) && tag !== right)]).toEqual([]);
});

const seasons = ['winter', 'spring', 'summer', 'autumn'];
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const southern = new Set(['BW', 'NZ', 'PE', 'ZA']);

/** The season of a month in a country: winter begins in December, in June south of the equator. */
function seasonOf(month: string, country: string): string | undefined {
  const quarter = Math.floor(((months.indexOf(month) + 1) % 12) / 3);
  return seasons[(quarter + (southern.has(country) ? 2 : 0)) % 4];
}
