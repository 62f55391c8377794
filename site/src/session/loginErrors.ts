import { isProblem } from '@farwend/api-contract/client';
import type { ErrorCode } from '@farwend/api-contract';
import { phones } from '#src/shared/phones.ts';

/** What went wrong with a sign-in: fields to fill in, or a sentence over the form. */
export interface LoginErrors {
  username?: string;
  password?: string;
  form?: string;
}

const sentences: Partial<Record<ErrorCode, string>> = {
  'auth.invalidCredentials': 'The email address and password do not match. Check both and try again.',
  'auth.userPending': 'Confirm your email address first. The link is in the mail we sent you.',
  'auth.userDisabled': `This account is closed. Call ${phones.call.text} if that surprises you.`,
  'rate.limited': 'Too many attempts. Wait a few minutes and try again.',
  'server.maintenance': 'We are back in a moment. Try again in a minute.',
};

/** The fields that are empty. */
export function missingFields(username: string, password: string): LoginErrors {
  return {
    ...(username.trim() === '' ? { username: 'Enter your email address' } : {}),
    ...(password === '' ? { password: 'Enter your password' } : {}),
  };
}

/** The sentence for what the API answered, by its code; never by its text. */
export function refusal(problem: unknown): LoginErrors {
  if (isProblem(problem)) return { form: sentences[problem.errorCode] ?? 'Something went wrong. Please try again.' };
  return { form: 'No answer came. Check your connection and try again.' };
}
