import type { PressStripProps } from '@farwend/design-system';

/** The four news outlets that wrote about us; the logos stand in public/brand/press. */
export const pressOutlets: PressStripProps['outlets'] = [
  {
    name: 'The Meridian Post',
    alt: 'The Meridian Post',
    href: 'https://meridianpost.example/travel/farwend',
    description: '“They talked us out of August, and were right.”',
    logo: { src: '/brand/press/meridian-post.svg', width: 180, height: 40 },
  },
  {
    name: 'Harbour & Field',
    alt: 'Harbour & Field',
    href: 'https://harbourandfield.example/people/farwend',
    description: 'On planners who answer the telephone themselves',
    logo: { src: '/brand/press/harbour-and-field.svg', width: 180, height: 40 },
  },
  {
    name: 'Longitude',
    alt: 'Longitude',
    href: 'https://longitude.example/issues/41/farwend',
    description: 'Nine days in Oman, planned by letter',
    logo: { src: '/brand/press/longitude.svg', width: 180, height: 40 },
  },
  {
    name: 'The Evening Packet',
    alt: 'The Evening Packet',
    href: 'https://eveningpacket.example/weekend/farwend',
    description: 'What a good itinerary leaves out',
    logo: { src: '/brand/press/evening-packet.svg', width: 180, height: 40 },
  },
];
