import type { PressStripProps } from '@farwend/design-system';

/** The four news outlets of stories and tests. */
export const pressOutlets: PressStripProps['outlets'] = [
  {
    name: 'The Harrow Ledger',
    alt: 'The Harrow Ledger',
    href: 'https://harrowledger.example/travel/farwend',
    description: '“They talked us out of August, and were right.”',
    logo: { src: '/brand/press/harrow-ledger.svg', width: 180, height: 40 },
  },
  {
    name: 'Compass & Quill',
    alt: 'Compass & Quill',
    href: 'https://compassandquill.example/people/farwend',
    description: 'On planners who answer the telephone themselves',
    logo: { src: '/brand/press/compass-quill.svg', width: 180, height: 40 },
  },
  {
    name: 'Northlight Weekly',
    alt: 'Northlight Weekly',
    href: 'https://northlightweekly.example/issues/41/farwend',
    description: 'Nine days in Morocco, planned by letter',
    logo: { src: '/brand/press/northlight-weekly.svg', width: 180, height: 40 },
  },
  {
    name: 'The Evening Cartographer',
    alt: 'The Evening Cartographer',
    href: 'https://eveningcartographer.example/weekend/farwend',
    description: 'What a good itinerary leaves out',
    logo: { src: '/brand/press/evening-cartographer.svg', width: 180, height: 40 },
  },
];
