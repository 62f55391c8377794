import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '#src/components/Field/Field.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitField } from '#src/components/Field/splitField.ts';
import { SelectControl } from './SelectControl.tsx';

/** One choice of a Select. */
export interface SelectOption {
  /** The value posted and handed to `onChange`. */
  value: string;
  /** What the reader sees. */
  label: string;
}

type NativeSelect = Omit<ComponentPropsWithRef<'select'>, keyof FieldShape<string> | 'required' | 'multiple' | 'size' | 'children'>;

/** Props of Select; what is not listed goes to the select element. */
export interface SelectProps extends FieldShape<string>, NativeSelect {
  /** The choices, in order. */
  options: readonly SelectOption[];
  /** Text of a first option of value "" that stands for no choice; absent: there is none. */
  placeholder?: string | undefined;
  /** Anything shown under the control, such as what a choice amounts to. */
  footer?: ReactNode;
}

/** A native list of choices with its label, hint and error; nothing is chosen ahead but what the caller gives. */
export function Select(props: SelectProps) {
  const [texts, { onChange, onBlur, options, placeholder, footer, ...native }] = splitField(props);
  return (
    <Field {...texts} describedBy={native['aria-describedby']}>
      {(control) => (
        <>
          <SelectControl {...native} {...control} onChange={(event) => onChange?.(event.target.value)} onBlur={() => onBlur?.()}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectControl>
          {footer}
        </>
      )}
    </Field>
  );
}
