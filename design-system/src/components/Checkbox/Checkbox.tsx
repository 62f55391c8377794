import { useId, type ComponentPropsWithRef } from 'react';
import { describedByIds } from '#src/components/Field/Field.tsx';
import { FieldError } from '#src/components/Field/FieldError.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { Optional, Shell } from '#src/components/Field/Field.styles.ts';
import { splitFieldProps } from '#src/components/Field/splitFieldProps.ts';
import { CheckHint, CheckLabel, CheckMark, CheckText, TickBox } from './Checkbox.styles.ts';

type NativeCheckbox = Omit<
  ComponentPropsWithRef<'input'>,
  keyof FieldShape<boolean> | 'required' | 'children' | 'type' | 'checked' | 'defaultChecked' | 'size'
>;

/** Props of Checkbox. `value` tells whether it is checked. Other attributes are passed to the `<input>`. */
export interface CheckboxProps extends FieldShape<boolean>, NativeCheckbox {
  /** Value submitted under `name` while checked. */
  postValue?: string | undefined;
  /** `small`: for a row of a list or a table, where the text is a word or two. The target stays as large. */
  size?: 'small' | undefined;
}

/** A single checkbox whose whole row is its label. */
export function Checkbox(props: CheckboxProps) {
  const [texts, { value, defaultValue, onChange, onBlur, postValue = 'true', size, ...native }] = splitFieldProps(props);
  const { label, hint, error, optional, optionalText = '(optional)', errorPrefix = 'Error:' } = texts;
  const ownId = useId();
  const id = texts.id ?? ownId;
  const kept = value === undefined ? { defaultChecked: defaultValue ?? false } : { checked: value };
  return (
    <Shell>
      <FieldError id={`${id}-error`} prefix={errorPrefix} text={error} />
      <CheckLabel htmlFor={id} data-size={size}>
        <TickBox
          {...native}
          {...kept}
          type="checkbox"
          id={id}
          value={postValue}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedByIds(id, { hint, describedBy: native['aria-describedby'], error })}
          onChange={(event) => onChange?.(event.target.checked)}
          onBlur={() => onBlur?.()}
        />
        <CheckMark />
        <CheckText>
          {label}
          {optional && <Optional> {optionalText}</Optional>}
        </CheckText>
      </CheckLabel>
      {hint && <CheckHint id={`${id}-hint`}>{hint}</CheckHint>}
    </Shell>
  );
}
