import { data, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { keepToken } from '#src/shared/accessToken.ts';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';
import { portalOf } from '#src/shared/portalOf.ts';
import { returnPath } from '#src/shared/returnPath.ts';
import { missingFields, refusal, type LoginErrors } from './loginErrors.ts';

/** What a refused sign-in hands back to the form. */
export interface LoginAnswer {
  username: string;
  errors: LoginErrors;
}

/** Signs in, in the browser or for a plain form on the server, and leads to the wished page or the person's portal. */
export async function loginAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const username = String(form.get('username') ?? '').trim();
  const password = String(form.get('password') ?? '');
  const refuse = (errors: LoginErrors, status: number) => data<LoginAnswer>({ username, errors }, { status });
  const missing = missingFields(username, password);
  if (missing.username ?? missing.password) return refuse(missing, 422);
  try {
    const token = await context.get(apiContext).post('/v3/login', { body: { username, password } });
    if (!import.meta.env.SSR) keepToken(token);
    const portal = portalOf(token, context.get(settingsContext).portals);
    return redirectDocument(returnPath(new URL(request.url).searchParams.get('return'), portal));
  } catch (problem) {
    return refuse(refusal(problem), 401);
  }
}
