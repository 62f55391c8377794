import type { StepName } from '@farwend/site/views';

/** What has been answered in the frames of the board. */
export const boardAnswers = { empty: 'Nothing answered', filled: 'Answered', error: 'Refused' } as const;
export type BoardAnswers = keyof typeof boardAnswers;

/** What the board tells of a step. */
export interface BoardStep {
  /** Ids of the stories that show it. */
  stories: Readonly<Record<BoardAnswers, string>>;
  /** What is saved on it, and where. */
  saved: string;
}

const inBrowser = 'All answers, in this browser, half a second after the last change.';
const everywhere = `${inBrowser} Two seconds after it also on the server, so that the link of a mail opens them.`;

/** The seven steps of the trip request. */
export const boardSteps: Readonly<Record<StepName, BoardStep>> = {
  details: { stories: storiesOf('details'), saved: inBrowser },
  style: { stories: storiesOf('style'), saved: inBrowser },
  budget: { stories: storiesOf('budget'), saved: inBrowser },
  contact: { stories: storiesOf('contact'), saved: inBrowser },
  checkEmail: {
    stories: {
      empty: 'site-trip-request--checking',
      filled: 'site-trip-request--welcome-back',
      error: 'site-trip-request--welcome-back-refused',
    },
    saved: `${everywhere} Never a password or a code.`,
  },
  phone: {
    stories: { empty: 'site-trip-request--phone-empty', filled: 'site-trip-request--phone-step', error: 'site-trip-request--phone-errors' },
    saved: everywhere,
  },
  thanks: {
    stories: { empty: 'site-trip-request--sent', filled: 'site-trip-request--sent', error: 'site-trip-request--sent-before' },
    saved: 'Nothing any more: the draft is deleted once the request is sent.',
  },
};

function storiesOf(step: string): BoardStep['stories'] {
  const prefix = `site-trip-request--${step}`;
  return { empty: `${prefix}-empty`, filled: `${prefix}-filled`, error: `${prefix}-errors` };
}
