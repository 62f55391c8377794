import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import type { FieldTexts } from './FieldShape.ts';
import { Hint, Label, Optional, Shell } from './Field.styles.ts';

/** Attributes to spread onto the control inside a Field. */
export interface FieldControl {
  /** Id of the control. */
  id: string;
  /** Ids of the hint and the error, in that order. */
  'aria-describedby': string | undefined;
  /** `true` only while an error is shown. */
  'aria-invalid': true | undefined;
}

/** Props of Field. Other attributes are passed to the wrapper, whose id is `{id}-field`. */
export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, keyof FieldTexts | 'children'> {
  /** Additional ids that describe the control, announced between hint and error. */
  describedBy?: string | undefined;
  /** Renders the control, from the attributes it needs and the label's id. */
  children: (control: FieldControl, labelId: string) => ReactNode;
}

/** Label, hint and error of one control; owns the ids that associate them. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  id,
  describedBy,
  optionalText = '(optional)',
  errorPrefix = 'Error:',
  children,
  ...native
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': describedByIds(controlId, { hint, describedBy, error }),
    'aria-invalid': error ? true : undefined,
  };
  return (
    <Shell {...native} id={`${controlId}-field`}>
      <Label htmlFor={controlId} id={`${controlId}-label`}>
        {label}
        {optional && <Optional> {optionalText}</Optional>}
      </Label>
      {hint && <Hint id={`${controlId}-hint`}>{hint}</Hint>}
      <FieldError id={`${controlId}-error`} prefix={errorPrefix} text={error} />
      {children(control, `${controlId}-label`)}
    </Shell>
  );
}

/** Ids that describe a control: its hint, any additional ids, then its error. */
export function describedByIds(
  id: string,
  { hint, describedBy, error }: { hint?: ReactNode; describedBy?: string | undefined; error?: string | undefined },
): string | undefined {
  return [hint ? `${id}-hint` : '', describedBy ?? '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
}
