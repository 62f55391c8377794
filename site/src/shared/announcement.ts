/** The word above every page, for everybody and for a while. */
export interface Announcement {
  /** Which one it is, with its version: one that was closed comes back when it is changed. */
  key: string;
  message: string;
  /** Where there is more to read, with its words; null: nowhere. */
  link: { href: string; text: string } | null;
  tone: 'INFO' | 'PROMO' | 'WARNING';
  /** NEW: browsers that come for the first time; RETURNING: all others. */
  audience: 'ALL' | 'NEW' | 'RETURNING';
  /** Whether it can be closed. */
  dismissible: boolean;
}

/** Name under which the browser keeps the key of the announcement that was closed. */
export const CLOSED_NAME = 'announcement';
