import { isProblem } from '@farwend/api-contract/client';
import { data, type ActionFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/shared/pageContext.ts';
import type { MailState } from './MailAgain.tsx';

/** Has the mail about the request sent again; whether there is such a request nobody is told. */
export async function thankYouAction({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const [id, formId] = [String(fields.get('id') ?? ''), String(fields.get('formId') ?? '')];
  try {
    await context.get(apiContext).post('/v3/guest_trip_requests/{id}/mails', { params: { id }, body: formId ? { formId } : {} });
    return data<MailState>({ state: 'sent' });
  } catch (problem) {
    if (!isProblem(problem)) return data<MailState>({ state: 'failed' }, 502);
    const isTooOften = problem.errorCode === 'rate.limited';
    return data<MailState>(isTooOften ? { state: 'tooOften', message: problem.message } : { state: 'failed' }, problem.httpStatus || 502);
  }
}
