import { data, type ActionFunctionArgs } from 'react-router-dom';
import { takeMessage, type MessageAnswer } from '#src/contact/message.action.ts';
import { found } from '#src/shared/found.ts';
import { apiContext } from '#src/shared/pageContext.ts';

/** Takes a question posted without scripts to the company of this address. */
export async function companyAction(args: ActionFunctionArgs) {
  const api = args.context.get(apiContext);
  const company = await found(args, () => api.get('/v2/companies/{id}', { params: { id: args.params['slug'] ?? '' } }));
  const { answer, status } = await takeMessage(api, 'company', await args.request.formData(), company.id);
  return data<MessageAnswer>(answer, { status });
}
