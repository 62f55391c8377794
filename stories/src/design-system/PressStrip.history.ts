import type { HistoryEntry } from '../docs/ChangeHistory.tsx';

/** What changed in PressStrip, newest first. */
export const pressStripHistory: readonly HistoryEntry[] = [
  {
    date: '2026-11-24',
    change: 'A word longer than its line breaks instead of making the strip wider.',
    reason: 'At 320 px with text at 200 %, one long word of a quotation could make the whole page scroll sideways.',
  },
  {
    date: '2026-11-24',
    change: 'React Server Components import the strip directly.',
    reason: 'Until then, a page that is rendered on the server only needed a client module of its own around it.',
  },
  {
    date: '2026-11-22',
    change: 'Logos are printed in the ink of the text instead of black.',
    reason: 'Links became rules of the page, which keep the colour of the text on paper too.',
    pictures: {
      story: 'Four',
      mode: 'Print, 680 px',
      before: {
        file: 'pressstrip-four-2026-11-22-before.webp',
        alt: 'Four outlets above each other on paper, their logos in black.',
        width: 680,
        height: 881,
      },
      after: {
        file: 'pressstrip-four-2026-11-22-after.webp',
        alt: 'The same, with the logos in the dark blue of the text.',
        width: 680,
        height: 881,
      },
    },
  },
  {
    date: '2026-11-22',
    change: 'Logos are loaded when they come near the window.',
    reason: 'The strip is below the fold, and its four files delayed what is above it.',
  },
  {
    date: '2026-11-21',
    change: 'A logo that fails to load shows its alternative text.',
    reason: 'The logo is a mask filled with the text colour, and a mask that fails hides its element: the outlet was an empty space.',
    pictures: {
      story: 'MissingLogo',
      mode: 'Light, 320 px',
      before: {
        file: 'pressstrip-missing-logo-2026-11-21-before.webp',
        alt: 'Four outlets above each other; the first has a quotation but nothing above it.',
        width: 304,
        height: 701,
      },
      after: {
        file: 'pressstrip-missing-logo-2026-11-21-after.webp',
        alt: 'The same, with the words “The Meridian Post” above the first quotation.',
        width: 304,
        height: 701,
      },
    },
  },
  {
    date: '2026-11-21',
    change: 'First version.',
    reason: 'Four outlets and a sentence of each, in one colour, so that no logo is louder than the page.',
  },
];
