import { imageRatios, imageWidths } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Failure } from '#src/kernel/failure.ts';
import { buildPicturePath, parsePicturePath } from './pictureAddress.ts';
import { parseUploadPath, signUploadPath } from '#src/platform/photos/uploadPath.ts';

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

test('parsing a path returns the variant it was built from', () => {
  fc.assert(fc.property(variants, (variant) => expect(parsePicturePath(buildPicturePath(variant, key), [key])).toEqual(variant)));
});

test('rejects a path that was changed or signed with another key', () => {
  fc.assert(
    fc.property(variants, variants, (one, other) => {
      fc.pre(buildPicturePath(one, key) !== buildPicturePath(other, key));
      const [, , ...mine] = buildPicturePath(one, key).split('/');
      const [, , ...theirs] = buildPicturePath(other, key).split('/');
      const mixed = `/pictures/${theirs[0]}/${theirs[1]}/${mine[2]}`;
      expect(codeOf(() => parsePicturePath(mixed, [key]))).toBe('auth.forbidden');
      expect(codeOf(() => parsePicturePath(buildPicturePath(one, 'another key'), [key]))).toBe('auth.forbidden');
    }),
  );
});

test('rejects any malformed path with a problem', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      expect(['resource.notFound', 'auth.forbidden', 'query.unknownField']).toContain(
        codeOf(() => parsePicturePath(`/pictures/${text}`, [key])),
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
])('rejects %s with %s', (shape, code) => {
  expect(codeOf(() => parsePicturePath(`/pictures/${'a'.repeat(32)}/${shape}/${'x'.repeat(22)}`, [key]))).toBe(code);
});

test('an upload URL is valid for fifteen minutes and for its image only', () => {
  const id = '018f0000-0000-7000-8000-000000000000';
  const now = Date.parse('2027-01-01T00:00:00Z');
  const { path, expiresAt } = signUploadPath(id, key, now);
  expect(expiresAt.toISOString()).toBe('2027-01-01T00:15:00.000Z');
  expect(parseUploadPath(path, [key], now + 14 * 60_000)).toBe(id);
  expect(codeOf(() => parseUploadPath(path, [key], now + 16 * 60_000))).toBe('link.expired');
  expect(codeOf(() => parseUploadPath(path.replace('018f', '018e'), [key], now))).toBe('auth.forbidden');
  expect(codeOf(() => parseUploadPath(path.replace(/\d{10}-/, '9999999999-'), [key], now))).toBe('auth.forbidden');
  expect(codeOf(() => parseUploadPath('/uploads/x', [key], now))).toBe('resource.notFound');
});
