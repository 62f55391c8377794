import { isProblem } from '@farwend/api-contract/client';

/** Something typed that cannot be sent; its message says what to do. */
export class InputError extends Error {}

/** What a failed call tells the person: the API's own sentences, or that there was no answer. */
export function describeProblem(reason: unknown): string {
  if (reason instanceof InputError) return reason.message;
  if (!isProblem(reason)) return 'There was no answer, so nothing was changed. Check the connection and try again.';
  if (reason.httpStatus === 412) return 'Somebody changed this meanwhile. The current state is shown now: look at it and try again.';
  const details = (reason.errors ?? []).map(({ message }) => message).filter((text) => text !== reason.message);
  return [reason.message, ...details].join(' ');
}
