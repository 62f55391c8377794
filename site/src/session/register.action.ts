import { data, type ActionFunctionArgs } from 'react-router-dom';
import { solveCaptcha } from '#src/shared/captcha.ts';
import { apiContext } from '#src/shared/pageContext.ts';
import { missing, readDoor, refusals, shownAgain, type DoorAnswer, type DoorErrors, type DoorField } from './door.ts';
import { loginSentences } from './loginErrors.ts';

/** What is asked of a traveller who opens an account. */
export const registerFields: readonly DoorField[] = [
  { name: 'givenName', label: 'First name', autoComplete: 'given-name' },
  { name: 'familyName', label: 'Last name', autoComplete: 'family-name' },
  {
    name: 'email',
    label: 'Email address',
    type: 'email',
    autoComplete: 'email',
    hint: 'We mail a link to it, with which you choose your password.',
  },
];

/** Opens an account for a traveller; whether the address has one already is told by mail only. */
export async function registerAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const values = readDoor(form, registerFields);
  const { givenName = '', familyName = '', email = '' } = values;
  const answer = (isDone: boolean, errors: DoorErrors, status: number) =>
    data<DoorAnswer>({ values: shownAgain(values, registerFields), errors, isDone }, { status });
  const empty = missing(values, {
    givenName: 'Enter your first name',
    familyName: 'Enter your last name',
    email: 'Enter your email address',
  });
  if (Object.keys(empty).length > 0) return answer(false, empty, 422);
  if (form.get('website')) return answer(true, {}, 200); // a program filled in what people cannot see: it believes it, and nothing is kept
  const api = context.get(apiContext);
  const countryOfResidence = String(form.get('countryOfResidence') || 'US');
  try {
    const captchaId = await solveCaptcha(api, 'register');
    await api.post('/v3/users', { body: { givenName, familyName, email, countryOfResidence }, captchaId });
    return answer(true, {}, 200);
  } catch (problem) {
    return answer(false, refusals(problem, registerFields, loginSentences), 422);
  }
}
