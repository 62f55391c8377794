import type { ActionFunctionArgs } from 'react-router-dom';
import { isProblem } from '@farwend/api-contract/client';
import { apiContext } from '#src/startup/loaderContext.ts';

/**
 * Confirms or ends a subscription; `expired` if the link belongs to none. One-click unsubscribe posts to the link itself, so values that
 * the form lacks are read from the URL.
 */
export async function action({ params, request, context }: ActionFunctionArgs): Promise<'done' | 'expired'> {
  const form = await request.formData();
  const kind = params['kind'] === 'unsubscribe' ? 'unsubscribe' : 'confirm';
  const query = new URL(request.url).searchParams;
  const id = String(form.get('id') ?? query.get('id') ?? '');
  const code = String(form.get('code') ?? query.get('code') ?? '');
  if (id === '' || code === '') return 'expired';
  try {
    await context.get(apiContext).post('/v3/newsletter_requests/{id}/links', { params: { id }, body: { kind, code } });
    return 'done';
  } catch (problem) {
    if (isProblem(problem) && (problem.status === 404 || problem.status === 422)) return 'expired';
    throw problem;
  }
}
