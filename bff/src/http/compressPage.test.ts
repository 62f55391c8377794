import { expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { buildGzipTrailer, buildStoredBlock, compressSegments } from './compressPage.ts';

const longText = Buffer.from('Kenya and Tanzania, slowly, by train and on foot. '.repeat(2000));

test.each<[name: string, segments: Buffer[]]>([
  ['no nonce', [Buffer.from('<p>Plain</p>')]],
  ['an empty page', [Buffer.alloc(0)]],
  ['nonces beside each other and at both ends', ['', '', '<p>Nonce</p>', ''].map((text) => Buffer.from(text))],
  ['segments that repeat what came before a nonce', [longText, longText, longText]],
  ['what cannot be compressed', [randomBytes(100_000), randomBytes(10), randomBytes(100_000)]],
])('compressed segments around a nonce are the page: %s', (_name, segments) => {
  for (const nonce of [randomBytes(24), randomBytes(24)]) {
    const separator = buildStoredBlock(nonce);
    const [first = Buffer.alloc(0), ...others] = compressSegments(segments, nonce.length);
    const stream = [first, ...others.flatMap((segment) => [separator, segment]), buildGzipTrailer(segments, nonce)];
    const page = segments.flatMap((segment, index) => (index === 0 ? [segment] : [nonce, segment]));
    expect(gunzipSync(Buffer.concat(stream)).equals(Buffer.concat(page))).toBe(true);
  }
});

test('a segment refers to the ones before it', () => {
  const text = randomBytes(10_000);
  const [, repeated] = compressSegments([text, text], 24);
  expect(repeated?.length).toBeLessThan(500);
});
