import type { ComponentPropsWithRef } from 'react';
import { Field } from '#src/components/Field/Field.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitField } from '#src/components/Field/splitField.ts';
import { InputBox } from '#src/components/Field/control.styles.ts';

type NativeInput = Omit<ComponentPropsWithRef<'input'>, keyof FieldShape<string> | 'required' | 'children' | 'autoComplete'>;

/** Props of TextField; what is not listed goes to the input. */
export interface TextFieldProps extends FieldShape<string>, NativeInput {
  /** What the browser may fill in ("given-name"), or "off"; each field must decide. */
  autoComplete: string;
}

/** One line of text with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const [texts, { onChange, onBlur, ...native }] = splitField(props);
  return (
    <Field {...texts} describedBy={native['aria-describedby']}>
      {(control) => (
        <InputBox type="text" {...native} {...control} onChange={(event) => onChange?.(event.target.value)} onBlur={() => onBlur?.()} />
      )}
    </Field>
  );
}
