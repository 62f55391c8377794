import { Form, useActionData, useLoaderData } from 'react-router-dom';
import { PageHead } from '#src/shared/PageHead.tsx';
import { YourRequest } from './YourRequest.tsx';
import type { action } from './yourRequest.action.ts';
import type { loader } from './yourRequest.loader.ts';

/** Where the link in the mail of a sent request leads. Everything on it works as a plain form. */
export function YourRequestPage() {
  const { id, code, request } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title="Your request" path="/trip-request/yours/" description="Read, change or cancel the trip request you sent." noIndex />
      <YourRequest
        key={request.version}
        request={request}
        answer={answer}
        renderForm={(intent, content) => (
          <Form method="post" noValidate>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="code" value={code} />
            <input type="hidden" name="email" value={request.email} />
            <input type="hidden" name="intent" value={intent} />
            {content}
          </Form>
        )}
      />
    </>
  );
}

export { loader } from './yourRequest.loader.ts';
export { action } from './yourRequest.action.ts';
