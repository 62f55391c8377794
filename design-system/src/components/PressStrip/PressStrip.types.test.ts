import { expect, test } from '@jest/globals';
import type { PressOutlet, PressStripProps } from './PressStrip.tsx';

const outlet: PressOutlet = {
  name: 'a',
  alt: 'a',
  href: 'https://a.example',
  description: 'a',
  logo: { src: '/a.svg', width: 1, height: 1 },
};

test('four outlets, by type', () => {
  const four: PressStripProps['outlets'] = [outlet, outlet, outlet, outlet];
  // @ts-expect-error three are too few
  const three: PressStripProps['outlets'] = [outlet, outlet, outlet];
  // @ts-expect-error five are too many
  const five: PressStripProps['outlets'] = [outlet, outlet, outlet, outlet, outlet];
  // @ts-expect-error only https
  const plain: PressOutlet = { ...outlet, href: 'http://a.example' };
  expect([four.length, three.length, five.length, plain.href]).toEqual([4, 3, 5, 'http://a.example']);
});
