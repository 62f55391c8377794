/** One mail as its template tells it: plain text throughout, no markup; the layout escapes every part and makes HTML and text of it. */
export type Letter = {
  /** One line, without anything a visitor typed but references. */
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  heading: string;
  parts: Part[];
  /** Why the reader gets this, the last line of the mail. */
  reason: string;
  /** The address that ends the subscription, for mails that people subscribe to. */
  unsubscribeUrl?: string;
};

/** A paragraph, a table of facts, the one thing to do, or a line in a quieter voice. */
export type Part =
  | { kind: 'paragraph' | 'note'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'action'; label: string; url: string };

/** "Hello Dana," or just "Hello,": a name that carries a link or an address is somebody else's advertisement, and we do not send it. */
export function greeting(name: string): string {
  const plain = name.trim();
  return plain === '' || /[:/@<>]|\.\p{L}{2}/u.test(plain) ? 'Hello,' : `Hello ${plain},`;
}

/** A day as "Tuesday, November 24, 2026", from 'yyyy-mm-dd' or an ISO moment (then its day in UTC). */
export function longDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
}
