import { data, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { storeToken } from '#src/shared/accessToken.ts';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';
import { portalOf } from '#src/shared/portalOf.ts';
import { resolveReturnPath } from '#src/shared/resolveReturnPath.ts';
import { findMissingFields, readAccountForm, mapProblemToErrors, type AccountFormResult, type AccountFormErrors } from './accountForm.ts';
import { codeDigits, codeEmail } from './accountFields.ts';
import { findSecondStep, readSecondStep } from './answerSecondStep.ts';
import { loginMessages } from './loginErrors.ts';
import { finishSignIn } from './signInWithForm.ts';

const messages = {
  ...loginMessages,
  'auth.invalidCredentials': 'That code does not open this account. Check the digits, or ask for another.',
  'resource.notFound': 'That code does not open this account. Check the digits, or ask for another.',
} as const;

/** Without a code emails one; with a code signs in and redirects. */
export async function codeAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const secondStep = readSecondStep(form);
  const portals = context.get(settingsContext).portals;
  const returnTo = new URL(request.url).searchParams.get('return');
  if (secondStep) {
    const outcome = await finishSignIn(secondStep, form, context.get(apiContext), portals);
    return 'result' in outcome
      ? data(outcome.result, { status: outcome.status })
      : redirectDocument(resolveReturnPath(returnTo, outcome.portal));
  }
  const values = readAccountForm(form, [codeEmail, codeDigits]);
  const { username = '', code = '' } = values;
  const respond = (isDone: boolean, errors: AccountFormErrors, status: number) =>
    data<AccountFormResult>({ values: { username }, errors, isDone }, { status });
  const empty = findMissingFields(values, { username: 'Enter your email address' });
  if (empty['username']) return respond(false, empty, 422);
  const api = context.get(apiContext);
  try {
    if (code === '') {
      await api.post('/v3/users/{id}/reset_codes', { params: { id: username }, body: { purpose: 'LOGIN' } });
      return respond(true, {}, 200);
    }
    const token = await api.post('/v3/login', { body: { grantType: 'code', username, code: code.replace(/\D/g, '') } });
    if (!import.meta.env.SSR) storeToken(token);
    return redirectDocument(resolveReturnPath(returnTo, portalOf(token, portals)));
  } catch (problem) {
    const asked = findSecondStep(problem);
    if (asked) return data<AccountFormResult>({ values: {}, errors: {}, secondStep: asked }, { status: 401 });
    return respond(code !== '', mapProblemToErrors(problem, code === '' ? [codeEmail] : [codeDigits], messages), 401);
  }
}
