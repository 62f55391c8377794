import type { ActionFunctionArgs } from 'react-router-dom';
import { isProblem } from '@farwend/api-contract/client';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Confirms a request or calls it off; `expired` if the link leads nowhere any more. */
export async function action({ params, request, context }: ActionFunctionArgs): Promise<'done' | 'expired'> {
  const form = await request.formData();
  const id = String(form.get('id') ?? '');
  const token = String(form.get('code') ?? '');
  if (id === '' || token === '') return 'expired';
  const api = context.get(apiContext);
  try {
    if (params['kind'] === 'cancel') await api.post('/v3/privacy_requests/{id}/cancellations', { params: { id }, body: { token } });
    else await api.put('/v3/privacy_requests/{id}/confirmations', { params: { id }, body: { token } });
    return 'done';
  } catch (problem) {
    if (isProblem(problem) && problem.status >= 400 && problem.status < 429) return 'expired';
    throw problem;
  }
}
