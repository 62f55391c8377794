import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { Checkbox } from '#src/components/Checkbox/Checkbox.tsx';
import { EmailInput } from '#src/components/EmailInput/EmailInput.tsx';
import type { EmailRule } from '#src/components/EmailInput/isEmail.ts';
import { useBothRefs } from '#src/components/Field/useBothRefs.ts';
import { Heading } from '#src/components/Text/Heading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { TextField } from '#src/components/TextField/TextField.tsx';
import { Fields, Form, Message, Status } from './NewsletterForm.styles.ts';
import { newsletterTexts, type NewsletterTexts } from './newsletterTexts.ts';
import { readNewsletter, type NewsletterFields } from './readNewsletter.ts';

/** Where a sign-up stands. */
export type NewsletterState = 'idle' | 'sending' | 'success' | 'error';

/** Props of NewsletterForm; what is not listed goes to the form. Ids: `{fieldId}-full-name`, `{fieldId}-email`, `{fieldId}-consent`. */
export interface NewsletterFormProps extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'method' | 'onChange' | 'onSubmit' | 'title'> {
  /** Where the form is posted while no scripts run. */
  action: string;
  /** Where the sign-up stands. */
  state: NewsletterState;
  /** What is wrong in each field and how to put it right; `consent` only for forms posted without scripts. */
  errors?: { [Name in keyof NewsletterFields]?: string } | undefined;
  /** What stands in the fields at first: nothing, and the consent box ticked, unless said. */
  defaults?: NewsletterFields | undefined;
  /** Level of the title in the page's outline; a title of level 1 is larger. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Beginning of the ids of its fields. */
  fieldId?: string | undefined;
  /** Which addresses count for the tick beside the field. */
  rule?: EmailRule | undefined;
  /** Words of the form. */
  texts?: Partial<NewsletterTexts> | undefined;
  /** Called with what stands in the form, with every change in a field. */
  onChange?: ((fields: NewsletterFields) => void) | undefined;
  /** Called when the form is sent, by the button or by Enter; not while it is on its way, and not without consent. */
  onSubmit: (fields: NewsletterFields) => void;
  /** Fields that people do not see and the server asks for. */
  children?: ReactNode;
}

/** Sign-up for a letter. The form itself holds what is typed, so that nothing typed before its scripts came is lost. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { action, state, errors = {}, defaults = empty, headingLevel = 2, fieldId = 'newsletter', rule = 'narrow', ...others } = props;
  const { texts, onChange, onSubmit, children, ref, ...native } = others;
  const words = { ...newsletterTexts, ...texts };
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const formRef = useBothRefs(form, ref);
  const [consent, setConsent] = useState(defaults.consent);
  useEffect(() => {
    if (form.current) setConsent(readNewsletter(new FormData(form.current)).consent); // it may have been unticked before the scripts came
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
        {words.title}
      </Heading>
      {state === 'success' ? (
        <Success words={words.success} detail={words.successDetail} />
      ) : (
        <>
          <Text tone="soft">{words.lead}</Text>
          <Fields>
            <TextField
              id={`${fieldId}-full-name`}
              name="fullName"
              label={words.fullName}
              autoComplete="name"
              spellCheck={false}
              defaultValue={defaults.fullName}
              error={errors.fullName}
              onChange={(fullName) => change({ fullName })}
            />
            <EmailInput
              id={`${fieldId}-email`}
              name="email"
              label={words.email}
              rule={rule}
              defaultValue={defaults.email}
              error={errors.email}
              suggestionText={words.suggestion}
              validText={words.valid}
              onChange={({ value }) => change({ email: value })}
            />
          </Fields>
          <Checkbox
            id={`${fieldId}-consent`}
            name="consent"
            label={words.consent}
            defaultValue={defaults.consent}
            error={errors.consent}
            onChange={tick}
          />
          {children}
          <Status>
            <Button type="submit" variant="strong" disabled={!consent} busy={state === 'sending'} busyLabel={words.sending}>
              {words.subscribe}
            </Button>
            <Message role="alert">{state === 'error' && words.error}</Message>
          </Status>
        </>
      )}
    </Form>
  );
}

const empty: NewsletterFields = { fullName: '', email: '', consent: true };

/** Says that it worked, and takes the focus that the vanished button had. */
function Success({ words, detail }: { words: string; detail: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <div role="status">
      <Text variant="lead" ref={line} tabIndex={-1}>
        {words}
      </Text>
      <Text tone="soft">{detail}</Text>
    </div>
  );
}
