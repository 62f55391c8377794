/** Texts of the calendar. */
export interface CalendarTexts {
  /** Title of the dialog. */
  title: string;
  /** Accessible name of the button that closes the dialog. */
  close: string;
  /** Accessible name of the button for the previous month. */
  previous: string;
  /** Accessible name of the button for the next month. */
  next: string;
  /** Announced after the selected day. */
  selected: string;
  /** Announced after a day that cannot be selected, from the earliest and latest selectable day. */
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
