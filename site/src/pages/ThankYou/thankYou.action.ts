import { isProblem } from '@farwend/api-contract/client';
import { data, type ActionFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/startup/loaderContext.ts';
import type { ResendResult } from './ResendEmail.tsx';

/** Sends the email about the request again. The result does not reveal whether the request exists. */
export async function thankYouAction({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const [id, formId] = [String(fields.get('id') ?? ''), String(fields.get('formId') ?? '')];
  try {
    await context.get(apiContext).post('/v3/guest_trip_requests/{id}/mails', { params: { id }, body: formId ? { formId } : {} });
    return data<ResendResult>({ state: 'sent' });
  } catch (problem) {
    if (!isProblem(problem)) return data<ResendResult>({ state: 'failed' }, 502);
    const isTooOften = problem.errorCode === 'rate.limited';
    return data<ResendResult>(
      isTooOften ? { state: 'tooOften', message: problem.message } : { state: 'failed' },
      problem.httpStatus || 502,
    );
  }
}
