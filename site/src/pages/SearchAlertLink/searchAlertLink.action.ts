import { data, type ActionFunctionArgs } from 'react-router-dom';
import { isProblem } from '@farwend/api-contract/client';
import { apiContext } from '#src/startup/loaderContext.ts';

/**
 * Ends the mails about a saved search; `expired` if the link belongs to none. One-click unsubscribe posts to the link itself, so values that
 * the form lacks are read from the URL.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const query = new URL(request.url).searchParams;
  const id = String(form.get('id') ?? query.get('id') ?? '');
  const code = String(form.get('code') ?? query.get('code') ?? '');
  if (id === '' || code === '') return respondExpired();
  try {
    await context.get(apiContext).post('/v3/search_alerts/{id}/stops', { params: { id }, body: { code } });
    return data<'done' | 'expired'>('done', { status: 200 });
  } catch (problem) {
    if (isProblem(problem) && (problem.status === 404 || problem.status === 422)) return respondExpired();
    throw problem;
  }
}

function respondExpired() {
  return data<'done' | 'expired'>('expired', { status: 404 });
}
