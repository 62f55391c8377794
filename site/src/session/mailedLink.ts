import { isProblem } from '@farwend/api-contract/client';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/startup/loaderContext.ts';
import { readAccountForm, mapProblemToErrors, type AccountFormResult } from './accountForm.ts';
import { newPassword, LINK_EXPIRED } from './accountFields.ts';
import { loginMessages } from './loginErrors.ts';

/** An emailed link, and whether it is still valid. */
export interface MailedLink {
  user: string;
  token: string;
  /** `none`: the URL contains no link. */
  state: 'good' | 'spent' | 'none';
}

/** Reads the link and checks whether it is valid. Checking does not use it up, because email scanners follow links too. */
export async function readMailedLink({ request, context }: LoaderFunctionArgs): Promise<MailedLink> {
  const query = new URL(request.url).searchParams;
  const [user, token] = [query.get('user') ?? '', query.get('token') ?? ''];
  if (user === '' || token === '') return { user, token, state: 'none' };
  const isGood = await context.get(apiContext).exists('/v3/users/{id}/resets/{token}', { params: { id: user, token } });
  return { user, token, state: isGood ? 'good' : 'spent' };
}

/** Uses the link to set the chosen password, or to confirm an email address if there is none, and redirects to the sign-in. */
export async function followMailedLink({ request, context }: ActionFunctionArgs, notice: 'password' | 'verified') {
  const form = await request.formData();
  const { password = '' } = readAccountForm(form, [newPassword]);
  const asksPassword = form.has('password');
  const respond = (errors: AccountFormResult['errors'], status: number) => data<AccountFormResult>({ values: {}, errors }, { status });
  if (asksPassword && password === '') return respond({ password: 'Choose a password.' }, 422);
  const params = { id: String(form.get('user') ?? ''), token: String(form.get('token') ?? '') };
  try {
    await context.get(apiContext).put('/v3/users/{id}/resets/{token}', { params, body: asksPassword ? { password } : {} });
  } catch (problem) {
    if (isProblem(problem) && [404, 410].includes(problem.httpStatus)) return respond({ form: LINK_EXPIRED }, 410);
    return respond(mapProblemToErrors(problem, [newPassword], loginMessages), 422);
  }
  return redirect(`/login/?notice=${asksPassword ? 'password' : notice}`);
}

/** Confirms an email address or accepts an invitation. */
export function mailedLinkAction(args: ActionFunctionArgs) {
  return followMailedLink(args, 'verified');
}
