/** What the step between contact and phone is at. */
export type EmailCheckState =
  'checking' | 'agent' | 'disabled' | 'existing' | 'signingIn' | 'askingCode' | 'leaving' | 'mismatch' | 'signingOut' | 'confirming';

/** All of them, as the machine names its states. */
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

/** Words of the `h1` of each; undefined: the step's own. */
export function headingOfCheck(state: EmailCheckState, firstName: string): string | undefined {
  switch (state) {
    case 'agent':
    case 'disabled':
      return 'We need another email address';
    case 'existing':
    case 'signingIn':
    case 'askingCode':
    case 'leaving':
      return firstName.trim() ? `Welcome back, ${firstName.trim()}.` : 'Welcome back.';
    case 'mismatch':
      return 'Which address should we use?';
    case 'confirming':
      return 'Is this right?';
    case 'checking':
    case 'signingOut':
      return undefined;
  }
}
