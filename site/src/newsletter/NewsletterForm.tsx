import { Button, Checkbox, EmailInput, Heading, Text, TextField } from '@farwend/design-system';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Fields, Form, Message, Status } from './NewsletterForm.styles.ts';
import { CONSENT_TEXT, type NewsletterErrors, type NewsletterFields } from './rules.ts';

/** Where a sign-up stands. */
export type NewsletterState = 'idle' | 'sending' | 'success' | 'error';

/** Words of the form. */
export interface NewsletterTexts {
  title?: string;
  lead?: string;
  fullName?: string;
  email?: string;
  consent?: string;
  subscribe?: string;
  sending?: string;
  success?: string;
  successDetail?: string;
  error?: string;
}

/** Props of NewsletterForm. */
export interface NewsletterFormProps extends NewsletterTexts {
  /** Where the sign-up stands. */
  state: NewsletterState;
  /** The fields that need another look. */
  errors?: NewsletterErrors;
  /** Whether the consent box is ticked at first. */
  defaultConsent?: boolean;
  /** Called with every change in a field. */
  onChange?: (fields: NewsletterFields) => void;
  /** Called when the form is sent, by the button or by Enter. */
  onSubmit: (fields: NewsletterFields) => void;
}

/** Sign-up for the weekly letter. The form itself holds what is typed, so that nothing typed before its scripts came is lost. */
export function NewsletterForm({ state, errors = {}, defaultConsent = true, onChange, onSubmit, ...texts }: NewsletterFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [consent, setConsent] = useState(defaultConsent);
  useEffect(() => {
    if (form.current) setConsent(read(form.current).consent); // it may have been unticked before the scripts came
  }, []);
  const change = () => form.current && onChange?.(read(form.current));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = read(event.currentTarget);
    if (fields.consent && state !== 'sending') onSubmit(fields);
  };
  return (
    <Form ref={form} method="post" noValidate aria-labelledby={`${id}title`} onSubmit={submit}>
      <Heading level={2} size="h3" id={`${id}title`}>
        {texts.title ?? 'A letter from the road, once a week'}
      </Heading>
      {state === 'success' ? (
        <Success {...texts} />
      ) : (
        <>
          <Text tone="soft">{texts.lead ?? 'One place, when to go and when to stay away, written by someone just back.'}</Text>
          <Fields>
            <TextField
              id="newsletter-full-name"
              name="fullName"
              label={texts.fullName ?? 'Full name'}
              autoComplete="name"
              spellCheck={false}
              error={errors.fullName}
              onChange={change}
            />
            <EmailInput
              id="newsletter-email"
              name="email"
              label={texts.email ?? 'Email address'}
              rule="narrow"
              error={errors.email}
              onChange={change}
            />
          </Fields>
          <Checkbox
            id="newsletter-consent"
            name="consent"
            label={texts.consent ?? CONSENT_TEXT}
            defaultValue={defaultConsent}
            onChange={setConsent}
          />
          <Status>
            <Button type="submit" variant="strong" disabled={!consent} busy={state === 'sending'} busyLabel={texts.sending ?? 'Sending'}>
              {texts.subscribe ?? 'Subscribe'}
            </Button>
            <Message role="alert">{state === 'error' && (texts.error ?? 'Something went wrong. Please try again.')}</Message>
          </Status>
        </>
      )}
    </Form>
  );
}

/** What stands in the form. */
function read(form: HTMLFormElement): NewsletterFields {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return { fullName: text('fullName'), email: text('email'), consent: data.has('consent') };
}

/** Says that it worked, and takes the focus that the vanished button had. */
function Success({ success = 'Thank You for Signing Up!', successDetail = 'The next letter comes on Sunday morning.' }: NewsletterTexts) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div role="status">
      <Text variant="lead" ref={words} tabIndex={-1}>
        {success}
      </Text>
      <Text tone="soft">{successDetail}</Text>
    </div>
  );
}
