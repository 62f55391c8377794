import { Button, CheckboxCards, EmailInput, ErrorSummary, Select, TextArea, TextField, token } from '@farwend/design-system';
import { useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Honeypot } from '#src/shared/Honeypot.styles.ts';
import { messageFields, type MessageKind } from './messageKinds.ts';
import { contactOptions, MAX_MESSAGE_LENGTH, HONEYPOT_NAME, type FieldName, type MessageErrors } from './messageForm.ts';

/** Props of MessageForm. */
export interface MessageFormProps {
  kind: MessageKind;
  /** URL that the form is posted to without JavaScript. */
  action: string;
  /** Id of the heading that labels the form. */
  labelledBy: string;
  /** Initial values by field. */
  values?: Partial<Record<FieldName, string>> | undefined;
  errors: MessageErrors;
  /** Error of the form as a whole; null if there is none. */
  failure: string | null;
  busy: boolean;
  /** Number of attempts to submit; an increase with errors moves focus to the error summary. */
  attempt: number;
  /** Countries offered to companies; ISO 3166 alpha-2 codes. */
  countries?: readonly { code: string; name: string }[] | undefined;
  /** Label of the submit button. Defaults to “Send”. */
  sendText?: string | undefined;
  /** Called at every interaction with the form. */
  onBegin: () => void;
  onChange: (name: FieldName, data: FormData) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Contact form with uncontrolled fields, which depend on the kind of message. */
export function MessageForm(props: MessageFormProps) {
  const {
    kind,
    action,
    labelledBy,
    values = {},
    errors,
    failure,
    busy,
    attempt,
    countries = [],
    sendText = 'Send',
    onBegin,
    onChange,
    onSubmit,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const names = messageFields[kind];
  const field = (name: FieldName) => ({
    id: `message-${name}`,
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
    onChange: () => form.current && onChange(name, new FormData(form.current)),
  });
  const summary = [
    ...names.flatMap((name) => (errors[name] === undefined ? [] : [{ id: `message-${name}`, text: errors[name] }])),
    ...(failure === null ? [] : [{ text: failure }]),
  ];
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={onSubmit}
      onFocus={onBegin}
      onInput={onBegin}
      onPointerDown={onBegin}
    >
      <ErrorSummary errors={summary} attempt={attempt} />
      {names.includes('option') && (
        <Select {...field('option')} label="What is it about?" placeholder="Please choose" options={contactOptions} />
      )}
      {names.includes('companyName') && <TextField {...field('companyName')} label="Name of your company" autoComplete="organization" />}
      {names.includes('website') && (
        <TextField {...field('website')} label="Its website" optional type="url" inputMode="url" autoComplete="url" spellCheck={false} />
      )}
      {names.includes('countries') && countries.length > 0 && (
        <CheckboxCards
          {...field('countries')}
          defaultValue={values.countries?.split(',') ?? []}
          label="Where you plan journeys"
          hint="The countries we send travellers to today. Another one? Name it in the message."
          optional
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      <TextField {...field('name')} label="Full name" autoComplete="name" spellCheck={false} />
      <EmailInput {...field('email')} label="Email address" hint="The answer goes there." />
      <TextArea
        {...field('message')}
        label={kind === 'partner' ? 'What you plan, and since when' : 'Your message'}
        limit={MAX_MESSAGE_LENGTH}
        rows={7}
      />
      <Honeypot aria-hidden="true">
        <label>
          Leave this empty
          <input name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
        </label>
      </Honeypot>
      <div>
        <Button type="submit" variant="strong" busy={busy} busyLabel="Sending">
          {sendText}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${token.space[6]};
  min-inline-size: 0;
`;
