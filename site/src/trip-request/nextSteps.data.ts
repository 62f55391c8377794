/** A step after a request was sent. */
export interface NextStep {
  /** When, in words. */
  when: string;
  title: string;
  text: string;
}

/** Next steps with their time limits, which are promises or the deadlines of the back office. */
export const nextSteps: readonly NextStep[] = [
  {
    when: 'You hear from us {promise:firstAnswer}',
    title: 'A person reads it',
    text: 'Not a form reader: someone on our care desk who knows the region. If something is unclear they write, or call if you left a number.',
  },
  {
    when: 'Within two days',
    title: 'We ask the companies whose ground it is',
    text: 'They see the journey you have in mind, not your name or your address. Those come with the introduction, and only to the companies that said yes.',
  },
  {
    when: 'A day after the introduction',
    title: 'The first letter from the ground',
    text: 'Your specialist writes to you in My Trips and by mail. Ask anything; an answer comes within a day.',
  },
  {
    when: 'A first route {promise:firstRoute}',
    title: 'Days, distances and prices',
    text: 'Compare, change, or say no. Nothing is booked and nothing is owed until you choose.',
  },
];
