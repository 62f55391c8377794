import { imageRatios, imageWidths } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Failure } from '#src/http/failure.ts';
import { picturePath, readPicturePath } from './pictureAddress.ts';
import { readUploadPath, uploadPath } from './uploadAddress.ts';

const key = 'a key for tests';
const percent = fc.integer({ min: 0, max: 100 });
const variants = fc.record({
  original: fc.stringMatching(/^[0-9a-f]{32}$/),
  ratio: fc.constantFrom(...imageRatios),
  width: fc.constantFrom(...imageWidths),
  focal: fc.tuple(percent, percent),
});
const codeOf = (work: () => unknown) => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Failure ? error.errorCode : error;
  }
};

test('an address leads back to what it stands for', () => {
  fc.assert(fc.property(variants, (variant) => expect(readPicturePath(picturePath(variant, key), key)).toEqual(variant)));
});

test('an address with anything changed, or of another key, is refused', () => {
  fc.assert(
    fc.property(variants, variants, (one, other) => {
      fc.pre(picturePath(one, key) !== picturePath(other, key));
      const [, , ...mine] = picturePath(one, key).split('/');
      const [, , ...theirs] = picturePath(other, key).split('/');
      const mixed = `/pictures/${theirs[0]}/${theirs[1]}/${mine[2]}`;
      expect(codeOf(() => readPicturePath(mixed, key))).toBe('auth.forbidden');
      expect(codeOf(() => readPicturePath(picturePath(one, 'another key'), key))).toBe('auth.forbidden');
    }),
  );
});

test('whatever stands in an address, it is a problem and no crash', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      expect(['resource.notFound', 'auth.forbidden', 'query.unknownField']).toContain(
        codeOf(() => readPicturePath(`/pictures/${text}`, key)),
      );
    }),
  );
});

test.each([
  ['orig-777-50x50', 'query.unknownField'],
  ['7x5-960-50x50', 'query.unknownField'],
  ['orig-960-101x50', 'query.unknownField'],
  ['orig-960-50x50', 'auth.forbidden'],
  ['orig-960', 'resource.notFound'],
])('%s is refused with %s', (shape, code) => {
  expect(codeOf(() => readPicturePath(`/pictures/${'a'.repeat(32)}/${shape}/${'x'.repeat(22)}`, key))).toBe(code);
});

test('an upload address is good for fifteen minutes and for its picture only', () => {
  const id = '018f0000-0000-7000-8000-000000000000';
  const now = Date.parse('2027-01-01T00:00:00Z');
  const { path, expiresAt } = uploadPath(id, key, now);
  expect(expiresAt.toISOString()).toBe('2027-01-01T00:15:00.000Z');
  expect(readUploadPath(path, key, now + 14 * 60_000)).toBe(id);
  expect(codeOf(() => readUploadPath(path, key, now + 16 * 60_000))).toBe('link.expired');
  expect(codeOf(() => readUploadPath(path.replace('018f', '018e'), key, now))).toBe('auth.forbidden');
  expect(codeOf(() => readUploadPath(path.replace(/\d{10}-/, '9999999999-'), key, now))).toBe('auth.forbidden');
  expect(codeOf(() => readUploadPath('/uploads/x', key, now))).toBe('resource.notFound');
});
