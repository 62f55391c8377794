import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '#src/components/Field/Field.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitFieldProps } from '#src/components/Field/splitFieldProps.ts';
import { SelectControl } from '#src/components/Select/SelectControl.tsx';
import { HelperLine } from './BudgetSelect.styles.ts';
import { budgetOptions, type BudgetOption } from './budgetOptions.ts';

type NativeSelect = Omit<ComponentPropsWithRef<'select'>, keyof FieldShape<number> | 'required' | 'multiple' | 'size' | 'children'>;

/** Props of BudgetSelect. Other attributes are passed to the `<select>`. */
export interface BudgetSelectProps extends FieldShape<number>, NativeSelect {
  /** Bands in ascending order; value 0 is the placeholder. Defaults to the sixteen bands of the specification. */
  options?: readonly BudgetOption[] | undefined;
  /** Text under the control, such as the total for the party or a typical price. Announced when it changes. */
  helper?: ReactNode;
}

const defaultOptions = budgetOptions();

/** Native select for the budget per person, in bands of USD. Values are whole dollars; 0 means nothing is selected. */
export function BudgetSelect(props: BudgetSelectProps) {
  const [texts, { onChange, onBlur, value, defaultValue, options = defaultOptions, helper, ...native }] = splitFieldProps(props);
  const kept = value === undefined ? { defaultValue: defaultValue ?? 0 } : { value };
  return (
    <Field {...texts} describedBy={native['aria-describedby']}>
      {(control) => (
        <>
          <SelectControl
            {...native}
            {...kept}
            {...control}
            onChange={(event) => onChange?.(Number(event.target.value))}
            onBlur={() => onBlur?.()}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectControl>
          <HelperLine role="status">{helper}</HelperLine>
        </>
      )}
    </Field>
  );
}
