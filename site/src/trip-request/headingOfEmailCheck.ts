import type { TripRequestContext } from './context.ts';
import type { EmailCheckState } from './emailCheckState.ts';

/** Heading of the step in each state; undefined: the step's own. */
export function headingOfEmailCheck(
  state: EmailCheckState,
  { form, hasSessionEnded }: Pick<TripRequestContext, 'form' | 'hasSessionEnded'>,
): string | undefined {
  const firstName = form.traveler.firstName.trim();
  switch (state) {
    case 'agent':
    case 'disabled':
      return 'We need another email address';
    case 'existing':
    case 'signingIn':
    case 'askingCode':
    case 'leaving':
      if (hasSessionEnded) return 'You have been signed out';
      return firstName ? `Welcome back, ${firstName}.` : 'Welcome back.';
    case 'mismatch':
      return 'Which address should we use?';
    case 'confirming':
      return 'Is this right?';
    case 'checking':
    case 'signingOut':
      return undefined;
  }
}
