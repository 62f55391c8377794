import type { ReactNode } from 'react';

/** Texts and ids common to all fields. */
export interface FieldTexts {
  /** Label of the field; always visible. */
  label: ReactNode;
  /** Help text under the label, announced before the error. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to fix it; the field is invalid while it is set. */
  error?: string | undefined;
  /** Marks the label with "(optional)"; all other fields are required. */
  optional?: boolean | undefined;
  /** Id of the control, or of the fieldset in a group; generated when omitted. Hint and error get `{id}-hint` and `{id}-error`. */
  id?: string | undefined;
  /** Text that marks an optional field. */
  optionalText?: string | undefined;
  /** Visually hidden prefix before an error. */
  errorPrefix?: string | undefined;
}

/** Props common to all fields, whatever their value. */
export interface FieldShape<Value> extends FieldTexts {
  /** Name under which the value is submitted. */
  name?: string | undefined;
  /** Value of a controlled field. */
  value?: Value | undefined;
  /** Initial value of an uncontrolled field. */
  defaultValue?: Value | undefined;
  /** Called with the new value on every change. */
  onChange?: ((value: Value) => void) | undefined;
  /** Called when focus leaves the field or, in a group, the whole group. */
  onBlur?: (() => void) | undefined;
}
