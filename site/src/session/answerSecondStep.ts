import type { AccessToken } from '@farwend/api-contract';
import { type Client, isProblem } from '@farwend/api-contract/client';
import type { z } from 'zod';
import { mapProblemToErrors, type AccountField, type AccountFormErrors } from './accountForm.ts';
import { loginMessages } from './loginErrors.ts';
import type { SecondStep } from './SecondStep.ts';

/** The field of the second step. */
export const proofField: AccountField = {
  name: 'proof',
  label: 'Code',
  autoComplete: 'one-time-code',
  hint: 'Six digits from your authenticator app, or one of your recovery codes.',
};

const messages = {
  ...loginMessages,
  'auth.invalidCredentials': 'That code is not right, or was used before. Wait for the next one, or use a recovery code.',
} as const;

/** The second step that a problem asks for; undefined for any other problem. */
export function findSecondStep(problem: unknown): SecondStep | undefined {
  if (!isProblem(problem) || problem.errorCode !== 'auth.factorRequired' || problem.challengeId === undefined) return undefined;
  return { challengeId: problem.challengeId, factors: problem.factors ?? [] };
}

/** The second step that a submitted form answers; undefined for a form of the first. */
export function readSecondStep(form: FormData): SecondStep | undefined {
  const challengeId = form.get('challenge');
  return typeof challengeId === 'string' && challengeId !== '' ? { challengeId, factors: [] } : undefined;
}

/** What came of the second step; `isOver`: it has to begin with the password again. */
export type SecondStepOutcome = { token: z.output<typeof AccessToken> } | { errors: AccountFormErrors; isOver: boolean };

/** Signs in with the second step: six digits are a code of the app, anything else is a recovery code. */
export async function answerSecondStep({ challengeId }: SecondStep, form: FormData, api: Client): Promise<SecondStepOutcome> {
  const proof = String(form.get('proof') ?? '').trim();
  if (proof === '') return { errors: { proof: 'Enter a code' }, isOver: false };
  const answer = /^\d{3} ?\d{3}$/.test(proof) ? { code: proof } : { recoveryCode: proof };
  try {
    return { token: await api.post('/v3/login', { body: { challengeId, ...answer } }) };
  } catch (problem) {
    if (isProblem(problem) && problem.errorCode === 'auth.challengeEnded')
      return { errors: { form: 'That took too long, or too many tries. Sign in again from the start.' }, isOver: true };
    if (isProblem(problem) && problem.httpStatus === 422)
      return { errors: { proof: 'Enter six digits, or a recovery code as it was shown' }, isOver: false };
    return { errors: mapProblemToErrors(problem, [], messages), isOver: false };
  }
}
