import type { TripRequestContext } from './context.ts';
import type { EmailCheckState } from './emailCheckState.ts';

/** The form as components see it. */
export interface FormState {
  /** The answers and the visitor's progress. */
  context: TripRequestContext;
  /** What the form is waiting for; `answering`: the visitor. */
  status: 'answering' | 'verifying' | 'duplicate' | 'thanks' | EmailCheckState;
}
