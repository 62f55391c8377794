import type { AccountField } from './accountForm.ts';

/** Fields of the registration form. */
export const registerFields: readonly AccountField[] = [
  { name: 'givenName', label: 'First name', autoComplete: 'given-name' },
  { name: 'familyName', label: 'Last name', autoComplete: 'family-name' },
  {
    name: 'email',
    label: 'Email address',
    type: 'email',
    autoComplete: 'email',
    hint: 'We mail a link to it, with which you choose your password.',
  },
];

/** Email address that the sign-in code is sent to. */
export const codeEmail: AccountField = { name: 'username', label: 'Email address', type: 'email', autoComplete: 'username' };

/** The sign-in code. */
export const codeDigits: AccountField = {
  name: 'code',
  label: 'Six digits from the mail',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  hint: 'The code works for ten minutes. The same code never works twice.',
};

/** Email address of the account whose password is forgotten. */
export const resetEmail: AccountField = { name: 'username', label: 'Email address', type: 'email', autoComplete: 'username' };

/** The new password. */
export const newPassword: AccountField = {
  name: 'password',
  label: 'New password',
  type: 'password',
  autoComplete: 'new-password',
  hint: '12 characters or more. A few words that do not belong together are easy to keep and hard to guess.',
};

/** Message for a link that has expired or was used. */
export const LINK_EXPIRED = 'This link has had its time: it works once, and for an hour. Ask for another below.';
