import type { HistoryEntry } from '../docs/ChangeHistory.tsx';

/** What changed in EmailInput, newest first. */
export const emailInputHistory: readonly HistoryEntry[] = [
  {
    date: '2026-11-24',
    change: 'React Server Components import the field directly.',
    reason: 'Until then, a page that is rendered on the server only needed a client module of its own around it.',
  },
  {
    date: '2026-11-22',
    change: 'The line under a suggested correction is a hair further from the letters.',
    reason: 'It had a distance of its own. Now it has that of every link, and one token moves both.',
    pictures: {
      story: 'MistypedProvider',
      mode: 'Light, 320 px',
      before: {
        file: 'emailinput-mistyped-provider-2026-11-22-before.webp',
        alt: 'Email address with “ana@gmial.com”, and below it “Did you mean ana@gmail.com?” with a line that nearly touches the letters.',
        width: 288,
        height: 176,
      },
      after: {
        file: 'emailinput-mistyped-provider-2026-11-22-after.webp',
        alt: 'The same, with the line slightly lower.',
        width: 288,
        height: 176,
      },
    },
  },
  {
    date: '2026-11-21',
    change: 'The part before the @ may have at most 64 characters, without combining marks.',
    reason: 'Mail servers refuse longer ones, so such an address would never receive a proposal.',
  },
  {
    date: '2026-11-21',
    change: 'First version.',
    reason: 'A mistyped provider is the commonest reason why an answer does not arrive, and must never stop anybody.',
  },
];
