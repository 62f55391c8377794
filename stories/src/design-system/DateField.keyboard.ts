/** Keyboard table of the calendar, starting from 5 March 2027; shown on the docs page and exercised by the story `Keyboard`. */
export const dateFieldKeys = [
  { on: 'a day', keys: 'Right', presses: '{ArrowRight}', does: 'the next day', lands: 'Saturday, March 6, 2027' },
  { on: 'a day', keys: 'Left', presses: '{ArrowLeft}', does: 'the previous day', lands: 'Friday, March 5, 2027, selected' },
  { on: 'a day', keys: 'Down', presses: '{ArrowDown}', does: 'the same day of the next week', lands: 'Friday, March 12, 2027' },
  { on: 'a day', keys: 'Up', presses: '{ArrowUp}', does: 'the same day of the previous week', lands: 'Friday, March 5, 2027, selected' },
  { on: 'a day', keys: 'Home', presses: '{Home}', does: 'the first day of the week', lands: 'Sunday, February 28, 2027' },
  { on: 'a day', keys: 'End', presses: '{End}', does: 'the last day of the week', lands: 'Saturday, March 6, 2027' },
  { on: 'a day', keys: 'Page down', presses: '{PageDown}', does: 'the same day of the next month', lands: 'Tuesday, April 6, 2027' },
  { on: 'a day', keys: 'Page up', presses: '{PageUp}', does: 'the same day of the previous month', lands: 'Saturday, March 6, 2027' },
  {
    on: 'a day',
    keys: 'Shift + page down',
    presses: '{Shift>}{PageDown}{/Shift}',
    does: 'the same day of the next year',
    lands: 'Monday, March 6, 2028',
  },
  {
    on: 'a day',
    keys: 'Shift + page up',
    presses: '{Shift>}{PageUp}{/Shift}',
    does: 'the same day of the previous year',
    lands: 'Saturday, March 6, 2027',
  },
  {
    on: 'a day',
    keys: 'Enter or space',
    presses: '{Enter}',
    does: 'selects the day and closes',
    lands: 'Choose date, selected March 6, 2027',
  },
] as const;
