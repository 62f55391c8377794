import type { HistoryEntry } from '../docs/ChangeHistory.tsx';

/** What changed in BudgetSelect, newest first. */
export const budgetSelectHistory: readonly HistoryEntry[] = [
  {
    date: '2026-11-24',
    change: 'React Server Components import the field directly, and its documented value is a number.',
    reason:
      'A page that is rendered on the server only needed a client module of its own around it, and types are now written as the compiler resolves them.',
  },
  {
    date: '2026-11-23',
    change: 'The select tells the page which value React knows, in data-value.',
    reason: 'Password managers and browsers fill fields without an event, and a form has to notice before it judges the answers.',
  },
  {
    date: '2026-11-22',
    change: 'The element around label, hint and select has an id of its own: that of the select, followed by “-field”.',
    reason: 'A page could lead only to the control, not to the question as a whole.',
  },
  {
    date: '2026-11-21',
    change: 'First version.',
    reason: 'The sixteen bands of the budget per person, as data, in a native select that begins with nothing chosen.',
  },
];
