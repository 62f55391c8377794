import { ButtonLink, Link } from '@farwend/design-system';
import type { MenuItem, PressOutlet } from '@farwend/design-system';

/** The main menu as the site might fill it. */
export const menuItems: readonly MenuItem[] = [
  {
    label: 'Destinations',
    sections: [
      {
        title: 'East Africa',
        links: [
          { label: 'Kenya', href: '/guides/kenya', note: 'The Mara in July, Laikipia all year' },
          { label: 'Tanzania', href: '/guides/tanzania' },
          { label: 'Uganda', href: '/guides/uganda' },
        ],
      },
      {
        title: 'North Atlantic',
        links: [
          { label: 'Norway', href: '/guides/norway', note: 'Fjords by mail boat, Lofoten in March' },
          { label: 'Iceland', href: '/guides/iceland' },
          { label: 'Faroe Islands', href: '/guides/faroe-islands' },
        ],
      },
      {
        title: 'Pacific rim',
        links: [
          { label: 'Japan', href: '/guides/japan', note: 'Six weeks of autumn, north to south' },
          { label: 'Patagonia', href: '/guides/patagonia' },
        ],
      },
    ],
  },
  {
    label: 'Ways to travel',
    sections: [
      {
        title: 'On the ground',
        links: [
          { label: 'Walking journeys', href: '/walking' },
          { label: 'By rail', href: '/rail' },
          { label: 'Safari', href: '/safari' },
        ],
      },
      {
        title: 'On the water',
        links: [
          { label: 'Small ships', href: '/small-ships' },
          { label: 'Under sail', href: '/under-sail' },
        ],
      },
    ],
  },
  {
    label: 'About',
    sections: [
      {
        title: 'The house',
        links: [
          { label: 'How it works', href: '/how-it-works' },
          { label: 'Our promises', href: '/our-promises' },
          { label: 'The people', href: '/team' },
        ],
      },
    ],
  },
  { label: 'Reviews', href: '/reviews' },
];

/** What the bar carries beside the menu. */
export const barSlots = {
  phone: (
    <>
      <Link href="tel:+15555550142" variant="quiet">
        +1 555 555 0142
      </Link>
      <Link href="/contact" variant="quiet">
        Contact
      </Link>
    </>
  ),
  account: (
    <Link href="/login" variant="quiet">
      Login
    </Link>
  ),
  action: (
    <ButtonLink href="/trip-request" variant="primary" size="small">
      Design My Dream Trip
    </ButtonLink>
  ),
  mobileAction: (
    <ButtonLink href="/trip-request" variant="primary" size="small">
      Get Started
    </ButtonLink>
  ),
} as const;

/** Four invented outlets. */
export const outlets: readonly [PressOutlet, PressOutlet, PressOutlet, PressOutlet] = [
  {
    name: 'The Meridian Post',
    alt: 'The Meridian Post',
    href: 'https://meridian-post.example/farwend',
    description: '“They asked about the children’s bedtime before they asked about the budget.”',
    logo: { src: '/press/meridian-post.svg', width: 256, height: 44 },
  },
  {
    name: 'Longitude',
    alt: 'Longitude',
    href: 'https://longitude.example/planners',
    description: '“Three proposals in four days, each from somebody who lives there.”',
    logo: { src: '/press/longitude.svg', width: 172, height: 44 },
  },
  {
    name: 'Harbour & Hinterland',
    alt: 'Harbour & Hinterland',
    href: 'https://harbour-hinterland.example/2026/03',
    description: '“The itinerary came with tide tables.”',
    logo: { src: '/press/harbour-hinterland.svg', width: 260, height: 44 },
  },
  {
    name: 'Northern Ledger',
    alt: 'Northern Ledger',
    href: 'https://northern-ledger.example/travel',
    description: '“A marketplace that publishes its bad reviews, with the answers.”',
    logo: { src: '/press/northern-ledger.svg', width: 218, height: 44 },
  },
];
