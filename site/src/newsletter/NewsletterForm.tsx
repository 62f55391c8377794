import { Button, Checkbox, EmailInput, Heading, Text, TextField } from '@farwend/design-system';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Fields, Form, Message, Status, Trap } from './NewsletterForm.styles.ts';
import { CONSENT_TEXT, NEWSLETTER_PATH, readNewsletter, TRAP_NAME, type NewsletterErrors, type NewsletterFields } from './rules.ts';

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
  /** Beside the field that people cannot see and programs fill in. */
  trap?: string;
}

/** Props of NewsletterForm. */
export interface NewsletterFormProps extends NewsletterTexts {
  /** Where the sign-up stands. */
  state: NewsletterState;
  /** The fields that need another look. */
  errors?: NewsletterErrors;
  /** What stands in the fields at first: nothing, and the consent box ticked, unless said. */
  defaults?: NewsletterFields;
  /** Heading level of the title. */
  headingLevel?: 1 | 2;
  /** Called with every change in a field. */
  onChange?: (fields: NewsletterFields) => void;
  /** Called when the form is sent, by the button or by Enter. */
  onSubmit: (fields: NewsletterFields) => void;
}

/** Sign-up for the weekly letter. The form itself holds what is typed, so that nothing typed before its scripts came is lost. */
export function NewsletterForm({
  state,
  errors = {},
  defaults = empty,
  headingLevel = 2,
  onChange,
  onSubmit,
  ...texts
}: NewsletterFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [consent, setConsent] = useState(defaults.consent);
  useEffect(() => {
    if (form.current) setConsent(readNewsletter(new FormData(form.current)).consent); // it may have been unticked before the scripts came
  }, []);
  const change = () => form.current && onChange?.(readNewsletter(new FormData(form.current)));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readNewsletter(new FormData(event.currentTarget));
    if (fields.consent && state !== 'sending') onSubmit(fields);
  };
  return (
    <Form ref={form} method="post" action={NEWSLETTER_PATH} noValidate aria-labelledby={`${id}title`} onSubmit={submit}>
      <Heading level={headingLevel} size={headingLevel === 1 ? 'h1' : 'h3'} id={`${id}title`}>
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
              defaultValue={defaults.fullName}
              error={errors.fullName}
              onChange={change}
            />
            <EmailInput
              id="newsletter-email"
              name="email"
              label={texts.email ?? 'Email address'}
              rule="narrow"
              defaultValue={defaults.email}
              error={errors.email}
              onChange={change}
            />
          </Fields>
          <Checkbox
            id="newsletter-consent"
            name="consent"
            label={texts.consent ?? CONSENT_TEXT}
            defaultValue={defaults.consent}
            error={errors.consent}
            onChange={setConsent}
          />
          <Trap aria-hidden="true">
            <label htmlFor={`${id}trap`}>{texts.trap ?? 'Leave this empty'}</label>
            <input id={`${id}trap`} name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
          </Trap>
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

const empty: NewsletterFields = { fullName: '', email: '', consent: true };

/** Says that it worked, and takes the focus that the vanished button had. */
function Success({
  success = 'Thank You for Signing Up!',
  successDetail = 'We have written to you. Where your country asks for it, confirm your address there.',
}: NewsletterTexts) {
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
