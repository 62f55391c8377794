import { describe, expect, test } from '@jest/globals';
import { picturePath, type PictureVariant, variantName } from './pictureAddress.ts';
import { createPictureAddresses } from './pictureAddresses.ts';

const key = 'a key for tests';
const addresses = createPictureAddresses({ photosOrigin: 'https://photos.example', photosKey: key });
const original = '0123456789abcdef0123456789abcdef';
const variant = (width: PictureVariant['width']): PictureVariant => ({ original, ratio: 'orig', width, focal: [50, 62] });
const kept = (width: PictureVariant['width']) => `picture:${variantName(variant(width))}`;
const address = (width: PictureVariant['width']) => `https://photos.example${picturePath(variant(width), key)}`;

test('an answer has the addresses of all its pictures, however deep', () => {
  const image = { id: '1', url: kept(1280), srcSet: `${kept(320)} 320w, ${kept(640)} 640w`, alt: 'A herd' };
  const shown = { id: '1', url: address(1280), srcSet: `${address(320)} 320w, ${address(640)} 640w`, alt: 'A herd' };
  const answer = { items: [{ heroImage: image }, { body: { blocks: [{ images: [image, image] }] } }], total: 2 };
  expect(JSON.parse(addresses.inJson(JSON.stringify(answer)))).toEqual({
    items: [{ heroImage: shown }, { body: { blocks: [{ images: [shown, shown] }] } }],
    total: 2,
  });
  expect(addresses.inValue(image)).toEqual(shown);
});

describe('nothing is signed that somebody wrote', () => {
  test.each([
    ['a text', { body: kept(320) }],
    ['a text that looks like a field', { body: `"url":"${kept(320)}"` }],
    ['a name that ends like one', { thatUrl: kept(320), note: `\\","url":"${kept(320)}` }],
    ['an address elsewhere', { url: 'https://example.com/' }],
    ['a size we do not make', { url: 'picture:../../etc' }],
  ])('%s', (_, answer) => {
    const json = JSON.stringify(answer);
    expect(addresses.inJson(json)).toBe(json);
  });
});
