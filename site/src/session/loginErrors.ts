import type { ErrorCode } from '@farwend/api-contract';

/** Messages for rejected sign-ins, by error code. */
export const loginMessages: Partial<Record<ErrorCode, string>> = {
  'auth.invalidCredentials': 'The email address and password do not match. Check both and try again.',
  'auth.userPending': 'Confirm your email address first. The link is in the mail we sent you.',
  'auth.userDisabled': 'This account is closed. Call us if that surprises you.',
  'rate.limited': 'Too many attempts. Wait a few minutes and try again.',
  'server.maintenance': 'We are back in a moment. Try again in a minute.',
};

/** Message for the code with which single sign-on returned; null without a code. */
export function findProblemNotice(code: string | null): string | null {
  if (code === null) return null;
  const match = Object.entries(loginMessages).find(([name]) => name === code && name !== 'auth.invalidCredentials');
  return match?.[1] ?? 'Single sign-on did not work. Try again, or sign in with your email address and password.';
}
