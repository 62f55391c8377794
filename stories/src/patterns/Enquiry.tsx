import { Alert, Button, EmailInput, ErrorSummary, isEmail, Stack, Text, TextArea, TextField, type FormError } from '@farwend/design-system';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';

/** Props of Enquiry. */
export interface EnquiryProps {
  /** Sends the enquiry; a rejected promise is a failure. */
  send: () => Promise<void>;
  /** Initial state; `wrong`: as after submitting it empty. */
  begin?: 'open' | 'wrong' | 'sending' | 'sent' | 'failed';
}

/** A short form with the standard behaviour: validated on submit, errors at the field and in the summary, no input lost. */
export function Enquiry({ send, begin = 'open' }: EnquiryProps) {
  const [state, setState] = useState(begin);
  const [errors, setErrors] = useState(begin === 'wrong' ? problemsOf(new FormData()) : []);
  const [attempt, setAttempt] = useState(0);
  const errorOf = (id: string) => errors.find((error) => error.id === id)?.text;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const found = problemsOf(new FormData(event.currentTarget));
    setErrors(found);
    setAttempt(attempt + 1);
    if (found.length > 0) return;
    setState('sending');
    send().then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };
  if (state === 'sent') return <Sent />;
  return (
    <form noValidate onSubmit={submit} aria-label="Ask a planner">
      <Stack gap={6}>
        <ErrorSummary errors={errors} attempt={attempt} />
        {state === 'failed' && (
          <Alert tone="error" announce>
            Your question was not sent. What you wrote is still here; try again in a minute.
          </Alert>
        )}
        <TextField id="ask-name" name="name" label="First name" autoComplete="given-name" error={errorOf('ask-name')} />
        <EmailInput id="ask-email" name="email" label="Email address" hint="Only for the answer" error={errorOf('ask-email')} />
        <TextArea id="ask-question" name="question" label="Your question" optional />
        <div>
          <Button type="submit" variant="primary" busy={state === 'sending'}>
            Send my question
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function Sent() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div role="status">
      <Text variant="lead" ref={words} tabIndex={-1}>
        Your question is on Daniel’s desk
      </Text>
      <Text tone="soft">He answers from Nairobi, usually before noon UTC.</Text>
    </div>
  );
}

function problemsOf(data: FormData): FormError[] {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return [
    ...(text('name') === '' ? [{ id: 'ask-name', text: 'Enter your first name' }] : []),
    ...(text('email') === '' ? [{ id: 'ask-email', text: 'Enter your email address' }] : []),
    ...(text('email') !== '' && !isEmail(text('email'))
      ? [{ id: 'ask-email', text: 'Enter an email address in the correct format, like name@example.com' }]
      : []),
  ];
}
