import { data, type ActionFunctionArgs } from 'react-router-dom';
import { solveCaptcha } from '#src/shared/captcha.ts';
import { apiContext } from '#src/startup/loaderContext.ts';
import {
  findMissingFields,
  readAccountForm,
  mapProblemToErrors,
  withoutPasswords,
  type AccountFormResult,
  type AccountFormErrors,
} from './accountForm.ts';
import { registerFields } from './accountFields.ts';
import { loginMessages } from './loginErrors.ts';

/** Creates an account for a traveller; only the email says whether the address already has one. */
export async function registerAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const values = readAccountForm(form, registerFields);
  const { givenName = '', familyName = '', email = '' } = values;
  const respond = (isDone: boolean, errors: AccountFormErrors, status: number) =>
    data<AccountFormResult>({ values: withoutPasswords(values, registerFields), errors, isDone }, { status });
  const empty = findMissingFields(values, {
    givenName: 'Enter your first name',
    familyName: 'Enter your last name',
    email: 'Enter your email address',
  });
  if (Object.keys(empty).length > 0) return respond(false, empty, 422);
  if (form.get('website')) return respond(true, {}, 200); // a bot filled in the honeypot: pretend success and store nothing
  const api = context.get(apiContext);
  const countryOfResidence = String(form.get('countryOfResidence') || 'US');
  try {
    const captchaId = await solveCaptcha(api, 'register');
    await api.post('/v3/users', { body: { givenName, familyName, email, countryOfResidence }, captchaId });
    return respond(true, {}, 200);
  } catch (problem) {
    return respond(false, mapProblemToErrors(problem, registerFields, loginMessages), 422);
  }
}
