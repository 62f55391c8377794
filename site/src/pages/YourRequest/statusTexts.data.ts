import type { YourRequestData } from './yourRequest.data.ts';

/** Status of a request in a sentence that may follow a name. */
export const statusTexts: Record<YourRequestData['status'], string> = {
  DRAFT: 'it has not been sent yet.',
  PENDING: 'your request lies on the desk of our care team and is read {promise:firstAnswer}.',
  SCREENING: 'somebody of our care team is reading your request.',
  NEEDS_INFO: 'we have asked you something by mail and go on when we know.',
  QUALIFIED: 'we are asking the companies whose ground it is.',
  MATCHED: 'companies have your request before them and answer within two days.',
  PLANNING: 'your specialists have been introduced and are drawing the route.',
  BOOKED: 'the journey is booked.',
  TRAVELING: 'you are on the road.',
  COMPLETED: 'the journey lies behind you.',
  ON_HOLD: 'your request rests until the day you chose.',
  CLOSED_LOST: 'this request is closed. Write to us, and it is opened again.',
  CANCELLED: 'this request was called off. Nothing more happens with it.',
  REJECTED: 'we could not take this request on; our mail says why.',
  DUPLICATE: 'you sent this journey twice; we go on with the other one.',
  EXPIRED: 'this request is closed, because a question stayed open.',
};
