/** Texts of Clock. */
export interface ClockTexts {
  /** Beside the time left, where business time is counted. */
  business: string;
  /** Before the local time at which it is due. */
  until: (time: string) => string;
  /** By how much it is late. */
  late: (span: string) => string;
  /** Since when it is late. */
  since: (time: string) => string;
  /** Instead of the time at which it is due, while it is paused. */
  paused: string;
  /** Announced when half, four fifths and all of the time are used up; the first with the time left. */
  half: (span: string) => string;
  most: (span: string) => string;
  breach: string;
}

/** English texts. */
export const clockTexts: ClockTexts = {
  business: 'of business time',
  until: (time) => `until ${time}`,
  late: (span) => `${span} late`,
  since: (time) => `since ${time}`,
  paused: 'paused',
  half: (span) => `Half of the time is used up: ${span} left.`,
  most: (span) => `Four fifths of the time are used up: ${span} left.`,
  breach: 'The time is up.',
};
