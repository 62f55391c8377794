import { expect, test } from '@jest/globals';
import { buildHeroPicture } from './buildHeroPicture.ts';

const image = (name: string) => ({
  id: '00000000-0000-4000-8000-000000000001',
  url: `https://photos.example/${name}-1280`,
  srcSet: `https://photos.example/${name}-640 640w, https://photos.example/${name}-1280 1280w`,
  width: 1280,
  height: 800,
  alt: 'Acacias on the plains',
  focalX: 0.76,
  focalY: 0.66,
  dominantColor: '#a6a08a',
});

test('phones that are held upright get the upright picture, all others the wide one, described alike', () => {
  const picture = buildHeroPicture({ heroImage: image('wide'), uprightImage: image('upright') });
  expect(picture).toMatchObject({ alt: 'Acacias on the plains', focus: '76% 66%', source: { src: 'https://photos.example/wide-1280' } });
  expect(picture?.source.sets.map(({ media, srcSet }) => [media?.includes('portrait') ?? false, srcSet.includes('/upright-')])).toEqual([
    [true, true],
    [false, false],
  ]);
});

test.each([undefined, null, { ...image('upright'), url: '', srcSet: '' }])(
  'without an upright picture the wide one is shown: %j',
  (uprightImage) => {
    expect(buildHeroPicture({ heroImage: image('wide'), uprightImage })?.source.sets).toHaveLength(1);
    expect(buildHeroPicture({ heroImage: null, uprightImage })).toBeUndefined();
  },
);
