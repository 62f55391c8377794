import { data, type ActionFunctionArgs } from 'react-router-dom';
import { submitMessage, type MessageActionResult } from '#src/contact/submitMessage.ts';
import { loadOrRedirect } from '#src/shared/loadOrRedirect.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Submits a question to the company, posted without JavaScript. */
export async function companyAction(args: ActionFunctionArgs) {
  const api = args.context.get(apiContext);
  const company = await loadOrRedirect(args, () => api.get('/v2/companies/{id}', { params: { id: args.params['slug'] ?? '' } }));
  const { result, status } = await submitMessage(api, 'company', await args.request.formData(), company.id);
  return data<MessageActionResult>(result, { status });
}
