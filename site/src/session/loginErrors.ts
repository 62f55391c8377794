import type { ErrorCode } from '@farwend/api-contract';

/** What is said when signing in was refused, by the API's code. */
export const loginSentences: Partial<Record<ErrorCode, string>> = {
  'auth.invalidCredentials': 'The email address and password do not match. Check both and try again.',
  'auth.userPending': 'Confirm your email address first. The link is in the mail we sent you.',
  'auth.userDisabled': 'This account is closed. Call us if that surprises you.',
  'rate.limited': 'Too many attempts. Wait a few minutes and try again.',
  'server.maintenance': 'We are back in a moment. Try again in a minute.',
};

/** What is said for the code that single sign-on came back with; null without one. */
export function problemNotice(code: string | null): string | null {
  if (code === null) return null;
  const known = Object.entries(loginSentences).find(([name]) => name === code && name !== 'auth.invalidCredentials');
  return known?.[1] ?? 'Single sign-on did not work. Try again, or sign in with your email address and password.';
}
