import type { ComponentPropsWithRef } from 'react';
import { Field } from '#src/components/Field/Field.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitFieldProps } from '#src/components/Field/splitFieldProps.ts';
import { InputBox } from '#src/components/Field/control.styles.ts';

type NativeInput = Omit<ComponentPropsWithRef<'input'>, keyof FieldShape<string> | 'required' | 'children' | 'autoComplete'>;

/** Props of TextField. Other attributes are passed to the `<input>`. */
export interface TextFieldProps extends FieldShape<string>, NativeInput {
  /** Autofill token ("given-name") or "off"; required, so that every field makes a decision. */
  autoComplete: string;
}

/** Single-line text input with label, hint and error. */
export function TextField(props: TextFieldProps) {
  const [texts, { onChange, onBlur, ...native }] = splitFieldProps(props);
  return (
    <Field {...texts} describedBy={native['aria-describedby']}>
      {(control) => (
        <InputBox type="text" {...native} {...control} onChange={(event) => onChange?.(event.target.value)} onBlur={() => onBlur?.()} />
      )}
    </Field>
  );
}
