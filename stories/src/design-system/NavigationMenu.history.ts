import type { HistoryEntry } from '../docs/ChangeHistory.tsx';

/** What changed in NavigationMenu, newest first. */
export const navigationMenuHistory: readonly HistoryEntry[] = [
  {
    date: '2026-11-26',
    change: 'A link has room for a detail below its label, a panel for an aside beside its lists, and the bar for the way to search.',
    reason: 'The menu of destinations shows when each country is at its best, and people who know what they look for need no menu.',
  },
  {
    date: '2026-11-24',
    change: 'In the menu on phones, the phone links keep apart.',
    reason: 'Two of them read as one word.',
    pictures: {
      story: 'MobileOpen',
      mode: 'Light, 320 px',
      before: {
        file: 'navigationmenu-mobile-open-2026-11-24-before.webp',
        alt: 'The open menu on a phone; at its foot “+1 555 555 0142Contact” without a space, and Login.',
        width: 320,
        height: 439,
      },
      after: {
        file: 'navigationmenu-mobile-open-2026-11-24-after.webp',
        alt: 'The same, with the same space between phone number, Contact and Login.',
        width: 320,
        height: 439,
      },
    },
  },
  {
    date: '2026-11-24',
    change: 'React Server Components import the menu directly.',
    reason: 'Until then, a page that is rendered on the server only needed a client module of its own around it.',
  },
  {
    date: '2026-11-23',
    change: 'The phone links stand on the line of the other words in the bar.',
    reason: 'They kept a margin of the panel in which they open on smaller windows, and hung four pixels too low.',
    pictures: {
      story: 'Slim',
      mode: 'Light, 1280 px',
      before: {
        file: 'navigationmenu-slim-2026-11-23-before.webp',
        alt: 'The bar of a form: logo, phone number, Contact and Login. Phone number and Contact are lower than Login.',
        width: 1280,
        height: 139,
      },
      after: {
        file: 'navigationmenu-slim-2026-11-23-after.webp',
        alt: 'The same, with phone number, Contact and Login on one line.',
        width: 1280,
        height: 139,
      },
    },
  },
  {
    date: '2026-11-23',
    change: 'The items are closer to each other.',
    reason: 'At 1280 px the bar broke into two rows until its fonts had arrived, and moved the page.',
    pictures: {
      story: 'SignedIn',
      mode: 'Light, 1280 px',
      before: {
        file: 'navigationmenu-signed-in-2026-11-23-before.webp',
        alt: 'The bar with Destinations, Ways to travel, About and Reviews, widely spaced.',
        width: 1280,
        height: 139,
      },
      after: {
        file: 'navigationmenu-signed-in-2026-11-23-after.webp',
        alt: 'The same bar with less space between the four items.',
        width: 1280,
        height: 139,
      },
    },
  },
  {
    date: '2026-11-23',
    change: 'The phone links are at hand in every window: in the bar, behind a button that phoneLabel names, or in the menu on phones.',
    reason: 'Below 1280 px the bar held no number, and people who call are on the road.',
    pictures: {
      story: 'Closed',
      mode: 'Light, 768 px',
      before: {
        file: 'navigationmenu-closed-2026-11-23-before.webp',
        alt: 'The bar on a tablet: logo, Get Started and Menu.',
        width: 768,
        height: 139,
      },
      after: {
        file: 'navigationmenu-closed-2026-11-23-after.webp',
        alt: 'The same with a button with the receiver of a telephone before Get Started.',
        width: 768,
        height: 139,
      },
    },
  },
  {
    date: '2026-11-22',
    change: 'In high contrast the call to action has a double edge.',
    reason: 'Without its red it could not be told from any other dark button.',
    pictures: {
      story: 'Closed',
      mode: 'High contrast, 1280 px',
      before: {
        file: 'navigationmenu-closed-2026-11-22-before.webp',
        alt: 'The bar in black on white, with Design My Dream Trip as a black rectangle.',
        width: 1280,
        height: 139,
      },
      after: {
        file: 'navigationmenu-closed-2026-11-22-after.webp',
        alt: 'The same, with a thin white line inside the edge of the rectangle.',
        width: 1280,
        height: 139,
      },
    },
  },
  {
    date: '2026-11-21',
    change: 'Without JavaScript the bar scrolls away with the page, and keeps the account link.',
    reason: 'All links are open there, so that a bar that stays would cover the page.',
  },
  {
    date: '2026-11-21',
    change: 'Behind the open menu of a phone the page no longer scrolls, and closing it leaves the page where it was.',
    reason: 'Those who closed the menu found themselves somewhere else.',
  },
  {
    date: '2026-11-21',
    change: 'With large text the bar wraps into more rows.',
    reason: 'At 320 px and 200 % its menu button was outside of the window.',
    pictures: {
      story: 'Closed',
      mode: 'Text at 200 % with wide spacing, 320 px',
      before: {
        file: 'navigationmenu-closed-2026-11-21-before.webp',
        alt: 'Logo, Get Started and the menu button in one row that is twice as wide as the window.',
        width: 638,
        height: 394,
      },
      after: {
        file: 'navigationmenu-closed-2026-11-21-after.webp',
        alt: 'Logo, Get Started and the menu button below each other, within the window.',
        width: 320,
        height: 394,
      },
    },
  },
  {
    date: '2026-11-21',
    change: 'First version.',
    reason: 'Panels that open on a press and never on hover, every link in the HTML of the server, and a dialog on phones.',
  },
];
