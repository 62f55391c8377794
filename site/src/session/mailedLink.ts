import { isProblem } from '@farwend/api-contract/client';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/shared/pageContext.ts';
import { readDoor, refusals, type DoorAnswer, type DoorField } from './door.ts';
import { loginSentences } from './loginErrors.ts';

/** What a link in one of our mails carries, and whether it still opens anything. */
export interface MailedLink {
  user: string;
  token: string;
  /** `none`: the address carries no link at all. */
  state: 'good' | 'spent' | 'none';
}

/** The password that is chosen. */
export const newPassword: DoorField = {
  name: 'password',
  label: 'New password',
  type: 'password',
  autoComplete: 'new-password',
  hint: '12 characters or more. A few words that do not belong together are easy to keep and hard to guess.',
};

/** Reads the link and asks whether it still works, which does not use it up: programs that look into mails follow links too. */
export async function readMailedLink({ request, context }: LoaderFunctionArgs): Promise<MailedLink> {
  const query = new URL(request.url).searchParams;
  const [user, token] = [query.get('user') ?? '', query.get('token') ?? ''];
  if (user === '' || token === '') return { user, token, state: 'none' };
  const isGood = await context.get(apiContext).exists('/v3/users/{id}/resets/{token}', { params: { id: user, token } });
  return { user, token, state: isGood ? 'good' : 'spent' };
}

/** Follows the link with the password that was chosen, or with none where it only confirms an address; then leads to the sign-in. */
export async function followMailedLink({ request, context }: ActionFunctionArgs, notice: 'password' | 'verified') {
  const form = await request.formData();
  const { password = '' } = readDoor(form, [newPassword]);
  const asksPassword = form.has('password');
  const answer = (errors: DoorAnswer['errors'], status: number) => data<DoorAnswer>({ values: {}, errors }, { status });
  if (asksPassword && password === '') return answer({ password: 'Choose a password.' }, 422);
  const params = { id: String(form.get('user') ?? ''), token: String(form.get('token') ?? '') };
  try {
    await context.get(apiContext).put('/v3/users/{id}/resets/{token}', { params, body: asksPassword ? { password } : {} });
  } catch (problem) {
    if (isProblem(problem) && [404, 410].includes(problem.httpStatus)) return answer({ form: SPENT }, 410);
    return answer(refusals(problem, [newPassword], loginSentences), 422);
  }
  return redirect(`/login/?notice=${asksPassword ? 'password' : notice}`);
}

/** What is said of a link that opens nothing any more. */
export const SPENT = 'This link has had its time: it works once, and for an hour. Ask for another below.';
