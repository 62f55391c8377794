import { isProblem } from '@farwend/api-contract/client';
import type { ErrorCode } from '@farwend/api-contract';

/** One input of a form at the door. */
export interface DoorField {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  /** What the browser may fill in. */
  autoComplete: string;
  hint?: string;
  inputMode?: 'email' | 'numeric';
}

/** Sentences by the name of the field they belong to; `form` is for none of them. */
export type DoorErrors = Readonly<Record<string, string | undefined>>;

/** What came of a sent form. */
export interface DoorAnswer {
  /** What was typed, but for passwords. */
  values: Readonly<Record<string, string>>;
  errors: DoorErrors;
  /** It did what it is for. */
  isDone?: boolean;
}

/** The fields of the form as text, trimmed but for passwords. */
export function readDoor(form: FormData, fields: readonly DoorField[]): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const text = String(form.get(name) ?? '');
      return [name, type === 'password' ? text : text.trim()];
    }),
  );
}

/** What was typed as it may be shown again. */
export function shownAgain(values: Readonly<Record<string, string>>, fields: readonly DoorField[]): Record<string, string> {
  const kept = fields.filter(({ type }) => type !== 'password');
  return Object.fromEntries(kept.map(({ name }) => [name, values[name] ?? '']));
}

/** A sentence for each field that is empty; `asks` names them. */
export function missing(values: Readonly<Record<string, string>>, asks: Readonly<Record<string, string>>): DoorErrors {
  return Object.fromEntries(Object.entries(asks).filter(([name]) => !values[name]?.trim()));
}

/** What the API refused: its sentence for each field we have, else ours by its code; never its text for people of the trade. */
export function refusals(problem: unknown, fields: readonly DoorField[], sentences: Partial<Record<ErrorCode, string>>): DoorErrors {
  if (!isProblem(problem)) return { form: 'No answer came. Check your connection and try again.' };
  const named = (problem.errors ?? []).flatMap(({ field, message }) =>
    fields.some(({ name }) => name === field) ? [[field, `${message}.`.replace(/\.\.$/, '.')] as const] : [],
  );
  if (named.length > 0) return Object.fromEntries(named);
  return { form: sentences[problem.errorCode] ?? 'Something went wrong. Please try again.' };
}
