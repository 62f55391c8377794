import type { ActionFunctionArgs } from 'react-router-dom';
import { isProblem } from '@farwend/api-contract/client';
import { apiContext } from '#src/shared/pageContext.ts';

/**
 * Does what the link says; `expired` when it belongs to no subscription. Other failures show the error page. Mail programs that unsubscribe
 * by one click post to the link itself, so what the form does not name is taken from the address.
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
