import type { FieldChange, FieldName, TripRequestForm } from '../form.ts';

/** Called with a changed field; `qualifier` names the input where a field has several. */
export type OnChange = (change: FieldChange & { qualifier?: string }) => void;

/** Props of every step. */
export interface StepProps {
  /** The answers. */
  form: TripRequestForm;
  /** Returns the error message of a field; undefined if it is valid. */
  errorOf: (field: FieldName) => string | undefined;
  /** Called with each change. */
  onChange: OnChange;
}
