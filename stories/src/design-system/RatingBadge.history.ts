import type { HistoryEntry } from '../docs/ChangeHistory.tsx';

/** What changed in RatingBadge, newest first. */
export const ratingBadgeHistory: readonly HistoryEntry[] = [
  {
    date: '2026-11-24',
    change: 'A word longer than its line breaks instead of making the badge wider.',
    reason: 'With large text and a long word, a badge in a narrow column could make the whole page scroll sideways.',
    pictures: {
      story: 'German',
      mode: 'Text at 200 % with wide spacing, 320 px',
      before: {
        file: 'ratingbadge-german-2026-11-24-before.webp',
        alt: '4,9 von 5, five stars, and below them “Aus 1.000+ Bewertungen” in two lines, the longer of which is wider than its column.',
        width: 275,
        height: 348,
      },
      after: {
        file: 'ratingbadge-german-2026-11-24-after.webp',
        alt: 'The same, with the last letter of “Bewertungen” on a line of its own.',
        width: 275,
        height: 348,
      },
    },
  },
  {
    date: '2026-11-24',
    change: 'React Server Components import the badge directly.',
    reason: 'Until then, a page that is rendered on the server only needed a client module of its own around it.',
  },
  {
    date: '2026-11-22',
    change:
      'Your own styles override those of the badge’s link without doubled selectors, and GlobalStyle has to be on the page, as before.',
    reason: 'Links became plain elements that the page styles, because a page has a hundred of them.',
  },
  {
    date: '2026-11-21',
    change: 'First version.',
    reason: 'The rating and what it rests on were to be one link, with a count that never overstates.',
  },
];
