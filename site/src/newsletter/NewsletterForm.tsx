import { Button, Checkbox, EmailInput, Heading, Text, TextField } from '@farwend/design-system';
import { useEffect, useId, useRef, type FormEvent } from 'react';
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
  /** What is filled in. */
  fields: NewsletterFields;
  /** Where the sign-up stands. */
  state: NewsletterState;
  /** The fields that need another look. */
  errors?: NewsletterErrors;
  /** Called with every change. */
  onChange: (fields: NewsletterFields) => void;
  /** Called when the form is sent, by the button or by Enter. */
  onSubmit: () => void;
}

/** Sign-up for the weekly letter. */
export function NewsletterForm({ fields, state, errors = {}, onChange, onSubmit, ...texts }: NewsletterFormProps) {
  const id = useId();
  const { title = 'A letter from the road, once a week', consent = CONSENT_TEXT } = texts;
  const { lead = 'One place, when to go and when to stay away, written by someone just back.' } = texts;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.consent && state !== 'sending') onSubmit();
  };
  return (
    <Form method="post" noValidate aria-labelledby={`${id}title`} onSubmit={submit}>
      <Heading level={2} size="h3" id={`${id}title`}>
        {title}
      </Heading>
      {state === 'success' ? (
        <Success {...texts} />
      ) : (
        <>
          <Text tone="soft">{lead}</Text>
          <Fields>
            <TextField
              id="newsletter-full-name"
              name="fullName"
              label={texts.fullName ?? 'Full name'}
              autoComplete="name"
              spellCheck={false}
              value={fields.fullName}
              error={errors.fullName}
              onChange={(fullName) => onChange({ ...fields, fullName })}
            />
            <EmailInput
              id="newsletter-email"
              name="email"
              label={texts.email ?? 'Email address'}
              rule="narrow"
              value={fields.email}
              error={errors.email}
              onChange={({ value: email }) => onChange({ ...fields, email })}
            />
          </Fields>
          <Checkbox
            id="newsletter-consent"
            name="consent"
            label={consent}
            value={fields.consent}
            onChange={(isTicked) => onChange({ ...fields, consent: isTicked })}
          />
          <Status>
            <Button
              type="submit"
              variant="strong"
              disabled={!fields.consent}
              busy={state === 'sending'}
              busyLabel={texts.sending ?? 'Sending'}
            >
              {texts.subscribe ?? 'Subscribe'}
            </Button>
            <Message role="alert">{state === 'error' && (texts.error ?? 'Something went wrong. Please try again.')}</Message>
          </Status>
        </>
      )}
    </Form>
  );
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
