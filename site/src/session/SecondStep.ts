import type { SignInFactor } from '@farwend/api-contract';

/** The second step that a sign-in asks for, after a right password. */
export interface SecondStep {
  challengeId: string;
  /** What can answer it; empty if unknown. */
  factors: readonly SignInFactor[];
}

/** Whether a factor can answer it, as far as is known. */
export function takesFactor({ factors }: SecondStep, factor: SignInFactor): boolean {
  return factors.length === 0 || factors.includes(factor);
}

const secondFactors = ['TOTP', 'PASSKEY', 'RECOVERY_CODE'] as const satisfies readonly SignInFactor[];

/** Parses factors that are separated by commas, as a form or an address carries them. */
export function parseFactors(text: string): SignInFactor[] {
  const names = text.split(',');
  return secondFactors.filter((factor) => names.includes(factor));
}
