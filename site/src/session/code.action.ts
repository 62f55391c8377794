import { data, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { keepToken } from '#src/shared/accessToken.ts';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';
import { portalOf } from '#src/shared/portalOf.ts';
import { returnPath } from '#src/shared/returnPath.ts';
import { missing, readDoor, refusals, type DoorAnswer, type DoorErrors, type DoorField } from './door.ts';
import { loginSentences } from './loginErrors.ts';

/** Where the code is mailed to. */
export const codeEmail: DoorField = { name: 'username', label: 'Email address', type: 'email', autoComplete: 'username' };

/** The code itself. */
export const codeDigits: DoorField = {
  name: 'code',
  label: 'Six digits from the mail',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  hint: 'The code works for ten minutes. The same code never works twice.',
};

const sentences = {
  ...loginSentences,
  'auth.invalidCredentials': 'That code does not open this account. Check the digits, or ask for another.',
  'resource.notFound': 'That code does not open this account. Check the digits, or ask for another.',
} as const;

/** Without a code: has one mailed. With it: signs in and leads on. */
export async function codeAction({ request, context }: ActionFunctionArgs) {
  const values = readDoor(await request.formData(), [codeEmail, codeDigits]);
  const { username = '', code = '' } = values;
  const answer = (isDone: boolean, errors: DoorErrors, status: number) =>
    data<DoorAnswer>({ values: { username }, errors, isDone }, { status });
  const empty = missing(values, { username: 'Enter your email address' });
  if (empty['username']) return answer(false, empty, 422);
  const api = context.get(apiContext);
  try {
    if (code === '') {
      await api.post('/v3/users/{id}/reset_codes', { params: { id: username }, body: { purpose: 'LOGIN' } });
      return answer(true, {}, 200);
    }
    const token = await api.post('/v3/login', { body: { grantType: 'code', username, code: code.replace(/\D/g, '') } });
    if (!import.meta.env.SSR) keepToken(token);
    const portal = portalOf(token, context.get(settingsContext).portals);
    return redirectDocument(returnPath(new URL(request.url).searchParams.get('return'), portal));
  } catch (problem) {
    return answer(code !== '', refusals(problem, code === '' ? [codeEmail] : [codeDigits], sentences), 401);
  }
}
