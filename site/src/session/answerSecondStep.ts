import type { AccessToken } from '@farwend/api-contract';
import { type Client, isProblem } from '@farwend/api-contract/client';
import type { z } from 'zod';
import { mapProblemToErrors, type AccountField, type AccountFormErrors } from './accountForm.ts';
import { loginMessages } from './loginErrors.ts';
import { passkeyButton } from './passkeys.ts';
import { parseFactors, takesFactor, type SecondStep } from './SecondStep.ts';

/** The field of the second step. */
export function buildProofField(secondStep: SecondStep): AccountField {
  const name = 'proof';
  if (!takesFactor(secondStep, 'TOTP'))
    return { name, label: 'Recovery code', autoComplete: 'off', hint: 'One of the ten that you wrote down when you added your passkey.' };
  const hint = 'Six digits from your authenticator app, or one of your recovery codes.';
  return { name, label: 'Code', autoComplete: 'one-time-code', hint };
}

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
  if (typeof challengeId !== 'string' || challengeId === '') return undefined;
  return { challengeId, factors: parseFactors(String(form.get('factors') ?? '')) };
}

/** What came of the second step; `isOver`: it has to begin with the password again. */
export type SecondStepOutcome = { token: z.output<typeof AccessToken> } | { errors: AccountFormErrors; isOver: boolean };

/** Signs in with the second step, or with a passkey alone: six digits are a code of the app, anything else is a recovery code. */
export async function answerSecondStep({ challengeId }: SecondStep, form: FormData, api: Client): Promise<SecondStepOutcome> {
  const passkey = form.get('passkey');
  if (typeof passkey === 'string') return answerWithPasskey({ challengeId, isAlone: form.has('alone') }, passkey, api);
  if (form.get(passkeyButton.name) === passkeyButton.value) return { errors: { form: notReady }, isOver: false };
  const proof = String(form.get('proof') ?? '').trim();
  if (proof === '') return { errors: { proof: 'Enter a code' }, isOver: false };
  const answer = /^\d{3} ?\d{3}$/.test(proof) ? { code: proof } : { recoveryCode: proof };
  try {
    return { token: await api.post('/v3/login', { body: { challengeId, ...answer } }) };
  } catch (problem) {
    if (isProblem(problem) && problem.errorCode === 'auth.challengeEnded') return { errors: { form: challengeEnded }, isOver: true };
    if (isProblem(problem) && problem.httpStatus === 422)
      return { errors: { proof: 'Enter six digits, or a recovery code as it was shown' }, isOver: false };
    return { errors: mapProblemToErrors(problem, [], messages), isOver: false };
  }
}

/** What is said of a form that was sent before the page could ask for a passkey. */
export const notReady = 'The page was not ready to ask for your passkey. Please try once more.';

async function answerWithPasskey(
  { challengeId, isAlone }: { challengeId: string; isAlone: boolean },
  passkey: string,
  api: Client,
): Promise<SecondStepOutcome> {
  try {
    return { token: await api.post('/v3/login', { body: { challengeId, passkey: JSON.parse(passkey) } }) };
  } catch (problem) {
    if (isProblem(problem) && problem.errorCode === 'auth.challengeEnded') return { errors: { form: challengeEnded }, isOver: true };
    const unknown = isAlone
      ? 'We do not know this passkey. Sign in with your password.'
      : 'This passkey does not open this account. Try again, or use a code.';
    return { errors: mapProblemToErrors(problem, [], { ...messages, 'auth.invalidCredentials': unknown }), isOver: isAlone };
  }
}

const challengeEnded = 'That took too long, or too many tries. Sign in again from the start.';
