import { isProblem } from '@farwend/api-contract/client';
import type { ActionFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Stops emails about the draft in the URL, and deletes it if requested. */
export async function action({ request, context }: ActionFunctionArgs): Promise<'stopped' | 'erased' | 'expired'> {
  const query = new URL(request.url).searchParams;
  const fields = await request.formData();
  const erase = fields.get('erase') === 'yes';
  const [id, code] = [query.get('id') ?? '', query.get('code') ?? ''];
  try {
    await context.get(apiContext).post('/v3/trip_request_drafts/{id}/stops', { params: { id }, body: { code, erase } });
    return erase ? 'erased' : 'stopped';
  } catch (problem) {
    if (isProblem(problem) && [404, 422].includes(problem.httpStatus)) return 'expired';
    throw problem;
  }
}
