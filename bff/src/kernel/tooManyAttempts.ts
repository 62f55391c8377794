import { Failure } from './failure.ts';

/** A rate.limited failure: the message says how many minutes to wait, `Retry-After` how many seconds. */
export function tooManyAttempts(seconds: number, headers: Record<string, string> = {}): Failure {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const message = `Too many attempts. Wait ${minutes === 1 ? '1 minute' : `${minutes} minutes`} and try again.`;
  return new Failure('rate.limited', { message, headers: { ...headers, 'Retry-After': String(seconds) } });
}
