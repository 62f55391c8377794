import type { ContactLogEntry } from './requestQueries.ts';

export type ContactKind = ContactLogEntry['kind'];
export type ContactOutcome = ContactLogEntry['outcome'];

/** How somebody was in touch. */
export const contactKinds: Record<ContactKind, string> = { CALL: 'Call', EMAIL: 'Email', MEETING: 'Meeting' };

/** What came of it. */
export const contactOutcomes: Record<ContactOutcome, string> = {
  REACHED: 'Reached',
  LEFT_MESSAGE: 'Left a message',
  NO_ANSWER: 'No answer',
  WRONG_CONTACT: 'Not their number or address',
};
