import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a newsletter form. */
export const newsletterFormAnatomy: readonly AnatomyPart[] = [
  { part: 'Title', selector: '#storybook-root h2', does: 'Says what subscribers receive, and names the form.' },
  { part: 'Lead', selector: '#storybook-root h2 + p', does: 'One sentence on who writes, and about what.' },
  { part: 'Full name', selector: '#storybook-root #newsletter-full-name-field', does: 'A TextField that browsers fill in.' },
  {
    part: 'Email address',
    selector: '#storybook-root #newsletter-email-field',
    does: 'An EmailInput, which suggests corrections for mistyped providers.',
  },
  {
    part: 'Consent',
    selector: '#storybook-root label:has(input[type="checkbox"])',
    does: 'A Checkbox; without it the button is disabled.',
  },
  {
    part: 'Button',
    selector: '#storybook-root button[type="submit"]',
    does: 'Keeps its width and its focus while the form is being sent.',
  },
  {
    part: 'Error',
    selector: '#storybook-root [role="alert"]',
    does: 'Appears beside the button if sending fails, while the fields keep what was typed.',
  },
];
