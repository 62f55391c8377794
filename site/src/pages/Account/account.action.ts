import { isProblem, type Client } from '@farwend/api-contract/client';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { notFound } from '#src/shared/notFound.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Result of a form of the page. */
export interface AccountActionResult {
  /** Success message; null if the request was rejected. */
  done: string | null;
  /** Error message; null on success. */
  problem: string | null;
}

const ask = (kind: 'EXPORT' | 'ERASE') => async (form: FormData, api: Client) => {
  await api.post('/v3/privacy_requests', { body: { kind, keepReviews: form.has('keepReviews') } });
  return 'A mail is on its way. Nothing happens until you follow its link.';
};

const handlers: Readonly<Record<string, (form: FormData, api: Client) => Promise<string>>> = {
  copy: ask('EXPORT'),
  erase: ask('ERASE'),
  cancel: async (form, api) => {
    await api.delete('/v3/privacy_requests/{id}', { params: { id: String(form.get('id') ?? '') } });
    return 'It is called off. Everything stays as it is.';
  },
};

/** Handles the forms of the account: ask for a copy, ask to be forgotten, or call either off. */
export async function accountAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const handle = handlers[String(form.get('deed'))];
  if (!handle) return notFound();
  try {
    return data<AccountActionResult>({ done: await handle(form, context.get(apiContext)), problem: null });
  } catch (problem) {
    if (isProblem(problem) && problem.httpStatus === 401) return redirect('/login/?return=/account/');
    return data<AccountActionResult>({ done: null, problem: describeProblem(problem) }, { status: 422 });
  }
}

function describeProblem(problem: unknown): string {
  if (!isProblem(problem)) return 'No answer came. Check your connection and try again.';
  if (problem.httpStatus === 409 || problem.httpStatus === 404) return 'Things have moved on meanwhile. Here is how they stand now.';
  if (problem.httpStatus === 429) return 'You have asked several times. Look for the mail, or try again in an hour.';
  return 'Something went wrong. Please try again.';
}
