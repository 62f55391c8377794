import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { submitMessage, type MessageActionResult } from '#src/contact/submitMessage.ts';
import { thankYouPaths } from '#src/contact/messageKinds.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Creates the action of a contact form posted without JavaScript. */
export function contactAction(kind: 'contact' | 'partner') {
  return async ({ request, context }: ActionFunctionArgs) => {
    const { result, status } = await submitMessage(context.get(apiContext), kind, await request.formData());
    return result.isSent ? redirect(thankYouPaths[kind], 303) : data<MessageActionResult>(result, { status });
  };
}
