import { data, type ActionFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/startup/loaderContext.ts';
import { findMissingFields, readAccountForm, mapProblemToErrors, type AccountFormResult, type AccountFormErrors } from './accountForm.ts';
import { resetEmail } from './accountFields.ts';
import { followMailedLink } from './mailedLink.ts';
import { loginMessages } from './loginErrors.ts';

/** Emails a link for choosing a new password, or sets the password chosen with it. */
export async function resetAction(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  return form.has('token') ? followMailedLink(args, 'password') : requestLink(args);
}

/** Emails a link for choosing a new password; the response never reveals whether the account exists. */
async function requestLink({ request, context }: ActionFunctionArgs) {
  const values = readAccountForm(await request.formData(), [resetEmail]);
  const respond = (isDone: boolean, errors: AccountFormErrors, status: number) =>
    data<AccountFormResult>({ values, errors, isDone }, { status });
  const empty = findMissingFields(values, { username: 'Enter your email address' });
  if (empty['username']) return respond(false, empty, 422);
  try {
    await context.get(apiContext).post('/v3/users/{id}/resets', { params: { id: values['username'] ?? '' }, body: {} });
    return respond(true, {}, 200);
  } catch (problem) {
    return respond(false, mapProblemToErrors(problem, [resetEmail], loginMessages), 422);
  }
}
