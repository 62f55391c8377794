/** Texts of the calendar. */
export interface CalendarTexts {
  /** Title of the dialog. */
  title: string;
  /** Name of the button that closes the dialog. */
  close: string;
  /** Name of the button to the month before. */
  previous: string;
  /** Name of the button to the month after. */
  next: string;
  /** Read after the chosen day. */
  selected: string;
  /** Read after a day that cannot be chosen, from the first and the last that can. */
  closed: (first: string, last: string) => string;
}

/** The English texts. */
export const calendarTexts: CalendarTexts = {
  title: 'Choose date',
  close: 'Close',
  previous: 'Previous month',
  next: 'Next month',
  selected: 'selected',
  closed: (first, last) => `not available, choose a day from ${first} to ${last}`,
};
