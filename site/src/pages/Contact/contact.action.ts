import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { takeMessage, type MessageAnswer } from '#src/contact/message.action.ts';
import { thanksOf } from '#src/contact/kinds.ts';
import { apiContext } from '#src/shared/pageContext.ts';

/** Takes a contact form posted without scripts. */
export function contactAction(kind: 'contact' | 'partner') {
  return async ({ request, context }: ActionFunctionArgs) => {
    const { answer, status } = await takeMessage(context.get(apiContext), kind, await request.formData());
    return answer.isSent ? redirect(thanksOf[kind], 303) : data<MessageAnswer>(answer, { status });
  };
}
