import { Button, CheckboxCards, EmailInput, ErrorSummary, Select, TextArea, TextField, token } from '@farwend/design-system';
import { useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { fieldsOf, type MessageKind } from './kinds.ts';
import { contactOptions, MESSAGE_LIMIT, TRAP_NAME, type FieldName, type MessageErrors } from './messageForm.ts';

/** Props of MessageForm. */
export interface MessageFormProps {
  kind: MessageKind;
  /** Where it is posted when no scripts run. */
  action: string;
  /** Id of the heading that names it. */
  labelledBy: string;
  /** What stands in the fields at first. */
  values?: Partial<Record<FieldName, string>> | undefined;
  errors: MessageErrors;
  /** What went wrong with the whole form; null: nothing. */
  failure: string | null;
  busy: boolean;
  /** Counts the attempts to send; each new one with errors moves the focus to them. */
  attempt: number;
  /** Countries a company can plan journeys in. */
  countries?: readonly { code: string; name: string }[] | undefined;
  /** The words of the button; “Send” unless said. */
  sendText?: string | undefined;
  /** Called at every touch of the form. */
  onBegin: () => void;
  onChange: (name: FieldName, data: FormData) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** A message with who sends it: one form for its three places. The form itself holds what is typed. */
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
  const names = fieldsOf[kind];
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
      {names.includes('countries') && (
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
        limit={MESSAGE_LIMIT}
        rows={7}
      />
      <Trap aria-hidden="true">
        <label>
          Leave this empty
          <input name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
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

const Trap = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
