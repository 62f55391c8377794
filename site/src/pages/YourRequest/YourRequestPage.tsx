import { Form } from '#src/startup/Form.tsx';
import { useActionData, useLoaderData } from '#src/startup/page.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { YourRequest } from './YourRequest.tsx';
import type { action } from './yourRequest.action.ts';
import type { loader } from './yourRequest.loader.ts';

/** Target of the link in the email about a sent request. Works without JavaScript. */
export function YourRequestPage() {
  const { id, code, request } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <>
      <PageHead title="Your request" path="/trip-request/yours/" description="Read, change or cancel the trip request you sent." noIndex />
      <YourRequest
        key={request.version}
        request={request}
        result={result}
        renderForm={(intent, content) => (
          <Form noValidate>
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
