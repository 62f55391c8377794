/** A temporary message above the pages it is for. */
export interface Announcement {
  /** Id and version: a closed announcement reappears when it is changed. */
  key: string;
  message: string;
  /** Link to more information; null if none. */
  link: { href: string; text: string } | null;
  tone: 'INFO' | 'PROMO' | 'WARNING';
  /** NEW: first-time visitors; RETURNING: all others. */
  audience: 'ALL' | 'NEW' | 'RETURNING';
  /** Countries whose pages show it, besides the form; empty: every page. */
  countryCodes: readonly string[];
  /** Whether it can be closed. */
  dismissible: boolean;
}

/** Key in local storage of the announcement that was closed. */
export const CLOSED_ANNOUNCEMENT_KEY = 'announcement';
