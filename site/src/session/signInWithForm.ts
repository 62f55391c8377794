import type { Client } from '@farwend/api-contract/client';
import { storeToken } from '#src/shared/accessToken.ts';
import { portalOf } from '#src/shared/portalOf.ts';
import type { PageSettings } from '#src/shared/renderContext.ts';
import {
  findMissingFields,
  readAccountForm,
  mapProblemToErrors,
  withoutPasswords,
  type AccountFormResult,
  type AccountFormErrors,
} from './accountForm.ts';
import { answerSecondStep, findSecondStep, notReady, readSecondStep } from './answerSecondStep.ts';
import { loginMessages } from './loginErrors.ts';
import { loginFields } from './LoginView.tsx';
import { passkeyButton } from './passkeys.ts';
import type { SecondStep } from './SecondStep.ts';

/** Result of signing in: the user's portal, or the rejected form with its status. */
export type SignInResult = { portal: string } | { result: AccountFormResult; status: 401 | 422 };

/** Signs in with the form's fields, or with its second step; in the browser the token is stored. */
export async function signInWithForm(form: FormData, api: Client, portals: PageSettings['portals']): Promise<SignInResult> {
  const secondStep = readSecondStep(form);
  if (secondStep) return finishSignIn(secondStep, form, api, portals);
  if (form.get(passkeyButton.name) === passkeyButton.value) return { result: { values: {}, errors: { form: notReady } }, status: 422 };
  const fields = loginFields();
  const values = readAccountForm(form, fields);
  const { username = '', password = '' } = values;
  const reject = (errors: AccountFormErrors, status: 401 | 422) => ({
    result: { values: withoutPasswords(values, fields), errors },
    status,
  });
  const empty = findMissingFields(values, { username: 'Enter your email address', password: 'Enter your password' });
  if (Object.keys(empty).length > 0) return reject(empty, 422);
  try {
    const token = await api.post('/v3/login', { body: { username, password } });
    if (!import.meta.env.SSR) storeToken(token);
    return { portal: portalOf(token, portals) };
  } catch (problem) {
    const asked = findSecondStep(problem);
    if (asked) return { result: { values: {}, errors: {}, secondStep: asked }, status: 401 };
    return reject(mapProblemToErrors(problem, [], loginMessages), 401);
  }
}

/** Answers the second step; the form begins again with the password when that is over. */
export async function finishSignIn(
  secondStep: SecondStep,
  form: FormData,
  api: Client,
  portals: PageSettings['portals'],
): Promise<SignInResult> {
  const outcome = await answerSecondStep(secondStep, form, api);
  if ('errors' in outcome) {
    const { errors, isOver } = outcome;
    return { result: { values: {}, errors, ...(isOver ? {} : { secondStep }) }, status: 401 };
  }
  if (!import.meta.env.SSR) storeToken(outcome.token);
  return { portal: portalOf(outcome.token, portals) };
}
