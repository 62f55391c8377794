import { data, type ActionFunctionArgs } from 'react-router-dom';
import { type DeadLinkState, deadLinkStatuses, readLinkFailure } from '#src/privacy/readLinkFailure.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

type Outcome = 'done' | DeadLinkState;

/** Confirms a request or calls it off, and says if the link has no effect any more. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = String(form.get('id') ?? '');
  const token = String(form.get('code') ?? '');
  const respond = (outcome: Outcome, status: number) => data<Outcome>(outcome, { status });
  if (id === '' || token === '') return respond('unknown', deadLinkStatuses.unknown);
  const api = context.get(apiContext);
  try {
    if (params['kind'] === 'cancel') await api.post('/v3/privacy_requests/{id}/cancellations', { params: { id }, body: { token } });
    else await api.put('/v3/privacy_requests/{id}/confirmations', { params: { id }, body: { token } });
    return respond('done', 200);
  } catch (problem) {
    const state = readLinkFailure(problem);
    return respond(state, deadLinkStatuses[state]);
  }
}
