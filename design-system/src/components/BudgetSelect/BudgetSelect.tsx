import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '#src/components/Field/Field.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitField } from '#src/components/Field/splitField.ts';
import { SelectControl } from '#src/components/Select/SelectControl.tsx';
import { HelperLine } from './BudgetSelect.styles.ts';
import { budgetOptions, type BudgetOption } from './budgetOptions.ts';

type NativeSelect = Omit<ComponentPropsWithRef<'select'>, keyof FieldShape<number> | 'required' | 'multiple' | 'size' | 'children'>;

/** Props of BudgetSelect; what is not listed goes to the select element. */
export interface BudgetSelectProps extends FieldShape<number>, NativeSelect {
  /** The bands, ascending; value 0 is the placeholder. Absent: the sixteen of the specification. */
  options?: readonly BudgetOption[] | undefined;
  /** A line under the control: the total for the party, what trips of this kind usually cost. Announced when it changes. */
  helper?: ReactNode;
}

const usual = budgetOptions();

/** Budget per person as a native list of bands in USD; values are whole dollars, 0 while nothing is chosen. */
export function BudgetSelect(props: BudgetSelectProps) {
  const [texts, { onChange, onBlur, value, defaultValue, options = usual, helper, ...native }] = splitField(props);
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
