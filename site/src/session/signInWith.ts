import type { Client } from '@farwend/api-contract/client';
import { keepToken } from '#src/shared/accessToken.ts';
import { portalOf } from '#src/shared/portalOf.ts';
import type { PageSettings } from '#src/shared/serverPart.ts';
import { missing, readDoor, refusals, shownAgain, type DoorAnswer, type DoorErrors } from './door.ts';
import { loginSentences } from './loginErrors.ts';
import { loginFields } from './LoginView.tsx';

/** What came of signing in: where the person's own pages are, or what the form says and its status. */
export type SignedIn = { portal: string } | { answer: DoorAnswer; status: 401 | 422 };

/** Signs in with what the form holds; in the browser the token is kept. */
export async function signInWith(form: FormData, api: Client, portals: PageSettings['portals']): Promise<SignedIn> {
  const fields = loginFields();
  const values = readDoor(form, fields);
  const { username = '', password = '' } = values;
  const refuse = (errors: DoorErrors, status: 401 | 422) => ({ answer: { values: shownAgain(values, fields), errors }, status });
  const empty = missing(values, { username: 'Enter your email address', password: 'Enter your password' });
  if (Object.keys(empty).length > 0) return refuse(empty, 422);
  try {
    const token = await api.post('/v3/login', { body: { username, password } });
    if (!import.meta.env.SSR) keepToken(token);
    return { portal: portalOf(token, portals) };
  } catch (problem) {
    return refuse(refusals(problem, [], loginSentences), 401);
  }
}
