import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { Checkbox } from '#src/components/Checkbox/Checkbox.tsx';
import { EmailInput } from '#src/components/EmailInput/EmailInput.tsx';
import type { EmailRule } from '#src/components/EmailInput/isEmail.ts';
import { useMergedRefs } from '#src/components/Field/useMergedRefs.ts';
import { Heading } from '#src/components/Text/Heading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { TextField } from '#src/components/TextField/TextField.tsx';
import { Fields, Form, Message, Status } from './NewsletterForm.styles.ts';
import { newsletterTexts, type NewsletterTexts } from './newsletterTexts.ts';
import { readNewsletter, type NewsletterFields } from './readNewsletter.ts';

/** State of a sign-up. */
export type NewsletterState = 'idle' | 'sending' | 'success' | 'error';

/** Props of NewsletterForm. Other attributes are passed to the `<form>`. Ids: `{fieldId}-full-name`, `{fieldId}-email`, `{fieldId}-consent`. */
export interface NewsletterFormProps extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'method' | 'onChange' | 'onSubmit' | 'title'> {
  /** URL the form is posted to without JavaScript. */
  action: string;
  /** State of the sign-up. */
  state: NewsletterState;
  /** Error of each field; `consent` only occurs for forms posted without JavaScript. */
  errors?: { [Name in keyof NewsletterFields]?: string } | undefined;
  /** Initial field values. Defaults to empty fields with consent checked. */
  defaults?: NewsletterFields | undefined;
  /** Heading level of the title; level 1 is also larger. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Prefix of the field ids. */
  fieldId?: string | undefined;
  /** Validation rule for the check mark beside the email field. */
  rule?: EmailRule | undefined;
  /** Overrides of the English texts. */
  texts?: Partial<NewsletterTexts> | undefined;
  /** Called with the form values on every change. */
  onChange?: ((fields: NewsletterFields) => void) | undefined;
  /** Called on submit, unless a submission is in progress or consent is missing. */
  onSubmit: (fields: NewsletterFields) => void;
  /** Additional content before the button, such as hidden fields the server needs. */
  children?: ReactNode;
}

/** Newsletter sign-up. Its fields are uncontrolled, so that text typed before hydration is not lost. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { action, state, errors = {}, defaults = empty, headingLevel = 2, fieldId = 'newsletter', rule = 'narrow', ...others } = props;
  const { texts, onChange, onSubmit, children, ref, ...native } = others;
  const labels = { ...newsletterTexts, ...texts };
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const formRef = useMergedRefs(form, ref);
  const [consent, setConsent] = useState(defaults.consent);
  useEffect(() => {
    if (form.current) setConsent(readNewsletter(new FormData(form.current)).consent); // the user may have changed it before hydration
  }, []);
  const change = (changed: Partial<NewsletterFields>) =>
    form.current && onChange?.({ ...readNewsletter(new FormData(form.current)), ...changed });
  const tick = (ticked: boolean) => {
    setConsent(ticked);
    change({ consent: ticked });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readNewsletter(new FormData(event.currentTarget));
    if (fields.consent && state !== 'sending') onSubmit(fields);
  };
  return (
    <Form noValidate aria-labelledby={titleId} {...native} ref={formRef} method="post" action={action} onSubmit={submit}>
      <Heading level={headingLevel} size={headingLevel === 1 ? 'h1' : 'h3'} id={titleId}>
        {labels.title}
      </Heading>
      {state === 'success' ? (
        <Success message={labels.success} detail={labels.successDetail} />
      ) : (
        <>
          <Text tone="soft">{labels.lead}</Text>
          <Fields>
            <TextField
              id={`${fieldId}-full-name`}
              name="fullName"
              label={labels.fullName}
              autoComplete="name"
              spellCheck={false}
              defaultValue={defaults.fullName}
              error={errors.fullName}
              onChange={(fullName) => change({ fullName })}
            />
            <EmailInput
              id={`${fieldId}-email`}
              name="email"
              label={labels.email}
              rule={rule}
              defaultValue={defaults.email}
              error={errors.email}
              suggestionText={labels.suggestion}
              validText={labels.valid}
              onChange={({ value }) => change({ email: value })}
            />
          </Fields>
          <Checkbox
            id={`${fieldId}-consent`}
            name="consent"
            label={labels.consent}
            defaultValue={defaults.consent}
            error={errors.consent}
            onChange={tick}
          />
          {children}
          <Status>
            <Button type="submit" variant="strong" disabled={!consent} busy={state === 'sending'} busyLabel={labels.sending}>
              {labels.subscribe}
            </Button>
            <Message role="alert">{state === 'error' && labels.error}</Message>
          </Status>
        </>
      )}
    </Form>
  );
}

const empty: NewsletterFields = { fullName: '', email: '', consent: true };

/** Confirms the sign-up and receives the focus of the button it replaces. */
function Success({ message, detail }: { message: string; detail: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <div role="status">
      <Text variant="lead" ref={line} tabIndex={-1}>
        {message}
      </Text>
      <Text tone="soft">{detail}</Text>
    </div>
  );
}
