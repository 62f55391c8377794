import { isProblem } from '@farwend/api-contract/client';
import type { ErrorCode } from '@farwend/api-contract';
import type { SecondStep } from './SecondStep.ts';

/** A field of an account form. */
export interface AccountField {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  /** Value of the `autocomplete` attribute. */
  autoComplete: string;
  hint?: string;
  inputMode?: 'email' | 'numeric';
}

/** Error messages by field name; `form` is the general one. */
export type AccountFormErrors = Readonly<Record<string, string | undefined>>;

/** Result of a submitted form. */
export interface AccountFormResult {
  /** Submitted values, without passwords. */
  values: Readonly<Record<string, string>>;
  errors: AccountFormErrors;
  /** The form was accepted. */
  isDone?: boolean;
  /** The second step that the sign-in asks for. */
  secondStep?: SecondStep;
}

/** Reads the fields as text, trimmed except for passwords. */
export function readAccountForm(form: FormData, fields: readonly AccountField[]): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const text = String(form.get(name) ?? '');
      return [name, type === 'password' ? text : text.trim()];
    }),
  );
}

/** Removes passwords, so that the values can be rendered again. */
export function withoutPasswords(values: Readonly<Record<string, string>>, fields: readonly AccountField[]): Record<string, string> {
  const shown = fields.filter(({ type }) => type !== 'password');
  return Object.fromEntries(shown.map(({ name }) => [name, values[name] ?? '']));
}

/** Returns the messages of those required fields that are empty; `messages` holds one for each required field. */
export function findMissingFields(values: Readonly<Record<string, string>>, messages: Readonly<Record<string, string>>): AccountFormErrors {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => !values[name]?.trim()));
}

/**
 * Maps an API problem to error messages: the API's own message for each of the form's fields, else a general one by its code. The
 * problem's own general message, written for developers, is never shown.
 */
export function mapProblemToErrors(
  problem: unknown,
  fields: readonly AccountField[],
  messages: Partial<Record<ErrorCode, string>>,
): AccountFormErrors {
  if (!isProblem(problem)) return { form: 'No answer came. Check your connection and try again.' };
  const fieldErrors = (problem.errors ?? []).flatMap(({ field, message }) =>
    fields.some(({ name }) => name === field) ? [[field, `${message}.`.replace(/\.\.$/, '.')] as const] : [],
  );
  if (fieldErrors.length > 0) return Object.fromEntries(fieldErrors);
  return { form: messages[problem.errorCode] ?? 'Something went wrong. Please try again.' };
}
