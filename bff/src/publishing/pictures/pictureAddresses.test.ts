import { describe, expect, test } from '@jest/globals';
import { buildPicturePath, type PictureVariant, formatVariantName } from './pictureAddress.ts';
import { createPictureAddresses } from './pictureAddresses.ts';

const key = 'a key for tests';
const addresses = createPictureAddresses({ photosOrigin: 'https://photos.example', photosKey: key });
const original = '0123456789abcdef0123456789abcdef';
const variant = (width: PictureVariant['width']): PictureVariant => ({ original, ratio: 'orig', width, focal: [50, 62] });
const stored = (width: PictureVariant['width']) => `picture:${formatVariantName(variant(width))}`;
const address = (width: PictureVariant['width']) => `https://photos.example${buildPicturePath(variant(width), key)}`;

test('resolves the URLs of all images in a response, at any depth', () => {
  const image = { id: '1', url: stored(1280), srcSet: `${stored(320)} 320w, ${stored(640)} 640w`, alt: 'A herd' };
  const resolved = { id: '1', url: address(1280), srcSet: `${address(320)} 320w, ${address(640)} 640w`, alt: 'A herd' };
  const answer = { items: [{ heroImage: image }, { body: { blocks: [{ images: [image, image] }] } }], total: 2 };
  expect(JSON.parse(addresses.resolveInJson(JSON.stringify(answer)))).toEqual({
    items: [{ heroImage: resolved }, { body: { blocks: [{ images: [resolved, resolved] }] } }],
    total: 2,
  });
  expect(addresses.resolveInValue(image)).toEqual(resolved);
});

describe('does not sign text written by users', () => {
  test.each([
    ['a text', { body: stored(320) }],
    ['a text that looks like a field', { body: `"url":"${stored(320)}"` }],
    ['a name that ends like one', { thatUrl: stored(320), note: `\\","url":"${stored(320)}` }],
    ['an address elsewhere', { url: 'https://example.com/' }],
    ['an unsupported size', { url: 'picture:../../etc' }],
  ])('%s', (_, answer) => {
    const json = JSON.stringify(answer);
    expect(addresses.resolveInJson(json)).toBe(json);
  });
});
