import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of the navigation menu. */
export const navigationMenuAnatomy: readonly AnatomyPart[] = [
  { part: 'Logo', selector: '#storybook-root header a[aria-label]', does: 'The link to the home page, first in the bar.' },
  {
    part: 'Item',
    selector: '#storybook-root nav button[aria-expanded="true"]',
    does: 'A button that opens its panel on click, or a plain link; as high as the bar.',
  },
  {
    part: 'Phone',
    selector: '#storybook-root header [popover]',
    does: 'The phone links: in the bar from 1280 px, otherwise behind a button or in the menu.',
  },
  { part: 'Account', selector: '#storybook-root header a[href^="/login"]', does: 'Login, or My Trips for those who are signed in.' },
  {
    part: 'Action',
    selector: '#storybook-root header a[href^="/trip-request"]',
    does: 'The only red button in the view; below 900 px a shorter one takes its place.',
  },
  {
    part: 'Panel',
    selector: '#storybook-root header [role="group"]',
    does: 'As wide as the bar, named by its button; at most one is open.',
  },
  {
    part: 'Section',
    selector: '#storybook-root header [role="group"] > div > div',
    does: 'A titled list of links, each with an optional note of one line.',
  },
];
