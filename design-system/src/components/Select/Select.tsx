import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '#src/components/Field/Field.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitFieldProps } from '#src/components/Field/splitFieldProps.ts';
import { SelectControl } from './SelectControl.tsx';

/** One option of a Select. */
export interface SelectOption {
  /** Value that is submitted and passed to `onChange`. */
  value: string;
  /** Displayed label. */
  label: string;
}

type NativeSelect = Omit<ComponentPropsWithRef<'select'>, keyof FieldShape<string> | 'required' | 'multiple' | 'size' | 'children'>;

/** Props of Select. Other attributes are passed to the `<select>`. */
export interface SelectProps extends FieldShape<string>, NativeSelect {
  /** Options in display order. */
  options: readonly SelectOption[];
  /** Label of an initial empty option with value "". Omit for none. */
  placeholder?: string | undefined;
  /** Content below the control, such as the consequences of the selection. */
  footer?: ReactNode;
}

/** Native select with label, hint and error; nothing is preselected unless a value is given. */
export function Select(props: SelectProps) {
  const [texts, { onChange, onBlur, options, placeholder, footer, ...native }] = splitFieldProps(props);
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
