import type { SignInFactor } from '@farwend/api-contract';

/** The second step that a sign-in asks for, after a right password. */
export interface SecondStep {
  challengeId: string;
  /** What can answer it. */
  factors: readonly SignInFactor[];
}
