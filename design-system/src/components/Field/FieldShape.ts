import type { ReactNode } from 'react';

/** The words and ids that a field of any kind shows around its control. */
export interface FieldTexts {
  /** What the field asks for; always visible. */
  label: ReactNode;
  /** One line of help under the label, read before the error. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to put it right; the field counts as invalid while it is given. */
  error?: string | undefined;
  /** Marks the label with "(optional)"; fields without it are required. */
  optional?: boolean | undefined;
  /** Id of the control itself (of the fieldset in a group); made up when absent. Hint and error get `{id}-hint` and `{id}-error`. */
  id?: string | undefined;
  /** The words that mark an optional field. */
  optionalText?: string | undefined;
  /** The word read, not shown, before an error. */
  errorPrefix?: string | undefined;
}

/** What every field takes, whatever its value. */
export interface FieldShape<Value> extends FieldTexts {
  /** Name under which the form posts the value. */
  name?: string | undefined;
  /** The value, when the caller keeps it. */
  value?: Value | undefined;
  /** The value to begin with, when the field keeps it. */
  defaultValue?: Value | undefined;
  /** Called with the new value on every change. */
  onChange?: ((value: Value) => void) | undefined;
  /** Called when the focus leaves the field, or the whole group. */
  onBlur?: (() => void) | undefined;
}
