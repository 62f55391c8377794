import type { FieldChange, FieldName, TripRequestForm } from '../form.ts';

/** Tells of one changed answer, with what it is about where one field is several inputs. */
export type OnChange = (change: FieldChange & { qualifier?: string }) => void;

/** What the view of every step takes. */
export interface StepProps {
  /** The answers. */
  form: TripRequestForm;
  /** What is wrong with an answer, in words; undefined: nothing. */
  errorOf: (field: FieldName) => string | undefined;
  /** Called with each changed answer. */
  onChange: OnChange;
}
