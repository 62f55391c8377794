import type { MessageFormProps } from '@farwend/site/views';

/** A message form that nothing was typed into; nothing is sent. */
export const idleMessageForm = {
  errors: {},
  failure: null,
  busy: false,
  attempt: 0,
  onBegin: () => {},
  onChange: () => {},
  onSubmit: (event) => event.preventDefault(),
} satisfies Partial<MessageFormProps>;

/** The values of a form that was sent too early. */
export const refusedMessageForm = {
  ...idleMessageForm,
  values: { name: 'Dana Rowe', email: 'dana@' },
  errors: { email: 'Please enter a valid email address.', message: 'Please write at least 10 characters.' },
  attempt: 1,
} satisfies Partial<MessageFormProps>;
