import { useState, type ComponentPropsWithRef } from 'react';
import { Field } from '#src/components/Field/Field.tsx';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { AdornmentButton } from '#src/components/Field/control.styles.ts';
import { splitFieldProps } from '#src/components/Field/splitFieldProps.ts';
import { useFieldValue } from '#src/components/Field/useFieldValue.ts';
import * as icons from '#src/icons/paths.ts';
import { NumberBox, NumberRow, Unit } from './NumberField.styles.ts';
import { parseNumber } from './parseNumber.ts';

type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  keyof FieldShape<number> | 'required' | 'children' | 'type' | 'min' | 'max' | 'step'
>;

/** Props of NumberField. Other attributes are passed to the `<input>`. */
export interface NumberFieldProps extends FieldShape<number | null>, NativeInput {
  /** Minimum for the minus button; typing is not restricted. */
  min?: number | undefined;
  /** Maximum for the plus button; typing is not restricted. */
  max?: number | undefined;
  /** Increment of the buttons. */
  step?: number | undefined;
  /** Unit after the number, such as "nights". */
  unit?: string | undefined;
  /** Accessible name of the minus button; the field's label describes it. */
  decreaseText?: string | undefined;
  /** Accessible name of the plus button; the field's label describes it. */
  increaseText?: string | undefined;
}

/** Input for a whole number with stepper buttons. The value is `null` while empty and `NaN` while the text is not a number. */
export function NumberField(props: NumberFieldProps) {
  const [texts, { value, defaultValue, onChange, onBlur, ...rest }] = splitFieldProps(props);
  const { min = 0, max = Infinity, step = 1, unit, decreaseText = 'One fewer', increaseText = 'One more', ...native } = rest;
  const [number, setNumber] = useFieldValue<number | null>({ value, defaultValue: defaultValue ?? null, onChange });
  const [typed, setTyped] = useState(() => write(number));
  const [stepped, setStepped] = useState('');
  // Keep the typed text while it stands for the current value ("007", "ten").
  const text = Object.is(parseNumber(typed), number) || (value !== undefined && Number.isNaN(number)) ? typed : write(number);
  const type = (next: string) => {
    setTyped(next);
    setNumber(parseNumber(next));
  };
  const stepBy = (change: number) => {
    const from = Number.isFinite(number) && number !== null ? number + change : min;
    const next = Math.min(max, Math.max(min, from));
    setStepped(write(next));
    type(write(next));
  };
  const button = (change: number, id: string, labelId: string) => {
    const name = change < 0 ? 'decrease' : 'increase';
    const atEnd = number !== null && (change < 0 ? number <= min : number >= max);
    return (
      <AdornmentButton
        type="button"
        id={`${id}-${name}`}
        aria-label={change < 0 ? decreaseText : increaseText}
        aria-describedby={labelId}
        aria-disabled={atEnd || undefined}
        onClick={() => !atEnd && stepBy(change)}
      >
        <Icon shape={change < 0 ? icons.minus : icons.plus} />
      </AdornmentButton>
    );
  };
  return (
    <Field {...texts} describedBy={native['aria-describedby']}>
      {(control, labelId) => (
        <NumberRow>
          {button(-step, control.id, labelId)}
          <NumberBox
            autoComplete="off"
            {...native}
            {...control}
            type="text"
            inputMode="numeric"
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={() => onBlur?.()}
          />
          {button(step, control.id, labelId)}
          {unit && <Unit aria-hidden="true">{unit}</Unit>}
          <VisuallyHidden role="status">{stepped}</VisuallyHidden>
        </NumberRow>
      )}
    </Field>
  );
}

function write(number: number | null): string {
  return number === null || Number.isNaN(number) ? '' : String(number);
}
