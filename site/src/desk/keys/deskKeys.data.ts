/** A shortcut and what it does. */
export interface DeskKey {
  /** As in Kbd. */
  keys: string;
  does: string;
  /** Whether it is a key without Ctrl, which can be switched off. */
  isSingle?: boolean;
}

/** The shortcuts of some screens. */
export interface DeskKeyGroup {
  title: string;
  /** The addresses they work at. */
  at: RegExp;
  keys: readonly DeskKey[];
}

/** The keys of the desk besides those that go to a screen. */
export const deskKeyGroups: readonly DeskKeyGroup[] = [
  {
    title: 'In a view of the inbox',
    at: /^\/desk\/inbox\//,
    keys: [
      { keys: '/', does: 'To the filter', isSingle: true },
      { keys: 'Space', does: 'Select a request, on its box' },
      { keys: 'Enter', does: 'Open a request, on its link' },
    ],
  },
  {
    title: 'In the notifications',
    at: /^\/desk\/notifications/,
    keys: [{ keys: 'Enter', does: 'Open a notification, which reads it; on its button, mark it as done' }],
  },
  {
    title: 'In the list of travelers',
    at: /^\/desk\/travelers\/?$/,
    keys: [
      { keys: 'J', does: 'Next traveler' },
      { keys: 'K', does: 'Previous traveler' },
      { keys: 'Enter', does: 'Open a traveler' },
    ],
  },
  { title: 'In the search', at: /^\/desk\/search/, keys: [{ keys: '/', does: 'To the field', isSingle: true }] },
  { title: 'In a request', at: /^\/desk\/requests\//, keys: [{ keys: 'Ctrl+Enter', does: 'Send the message that you are writing' }] },
  {
    title: 'Everywhere',
    at: /^\/desk/,
    keys: [
      { keys: 'Ctrl+K', does: 'Search and go to' },
      { keys: '?', does: 'Show these keys', isSingle: true },
      { keys: 'F8', does: 'To the last message, where it can be undone' },
      { keys: 'Escape', does: 'Close what is open over the screen' },
    ],
  },
];
