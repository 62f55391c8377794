import { expect, test } from '@jest/globals';
import { encode } from 'uqr';
import { drawQrCode } from './drawQrCode.ts';

const url = 'otpauth://totp/Farwend:jordan.vale%40example.com?issuer=Farwend&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30';

test('the path covers the dark modules of the code, and no others', () => {
  const { size, path } = drawQrCode(url);
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  expect(modules).toEqual(encode(url, { ecc: 'M', border: 0 }).data);
  expect(path.replaceAll(/M\d+ \d+h(\d+)v1h-\1z/g, '')).toBe('');
});

test('the corners hold the three patterns that readers look for', () => {
  const { size, path } = drawQrCode(url);
  for (const corner of ['M0 0h7', `M${size - 7} 0h7`, `M0 ${size - 1}h7`]) expect(path).toContain(`${corner}v1`);
});
