import { expect, test } from '@jest/globals';
import { maskAddresses } from './maskAddresses.ts';

test.each([
  ["550 <dana.o'brien+x@mail.example.com>: no such box", '550 <[address]>: no such box'],
  ['/v3/travelers/dana%2Bx%40example.com/status', '/v3/travelers/[address]/status'],
  ['Key (email)=(žofie@příklad.cz) exists, not a@b.co', 'Key (email)=([address]) exists, not [address]'],
  ['node_modules/@koa/router/lib, at 10:30 @ noon', 'node_modules/@koa/router/lib, at 10:30 @ noon'],
])('%s', (text, masked) => expect(maskAddresses(text)).toBe(masked));

test('a hostile text takes no longer than its length', () => {
  const text = `@${'a'.repeat(200_000)}`;
  expect(maskAddresses(text)).toBe(text);
});
