/** State of the email check between the contact and phone steps. */
export type EmailCheckState =
  'checking' | 'agent' | 'disabled' | 'existing' | 'signingIn' | 'askingCode' | 'leaving' | 'mismatch' | 'signingOut' | 'confirming';

/** All states, named as in the machine. */
export const emailCheckStates: readonly EmailCheckState[] = [
  'checking',
  'agent',
  'disabled',
  'existing',
  'signingIn',
  'askingCode',
  'leaving',
  'mismatch',
  'signingOut',
  'confirming',
];
