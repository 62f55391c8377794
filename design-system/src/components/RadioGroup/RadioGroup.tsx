import { FieldSet, type FieldSetProps } from '#src/components/Field/FieldSet.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitFieldProps } from '#src/components/Field/splitFieldProps.ts';
import { useId } from 'react';
import { OptionHint, OptionText, OptionTitle, RadioBox, RadioCard, RadioMark, RadioRow } from './RadioGroup.styles.ts';

/** One option of a RadioGroup. */
export interface RadioOption {
  /** Value that is stored and submitted; its input has the id `{id}-{value}`. */
  value: string;
  /** Option label. */
  label: string;
  /** Secondary text below the label. */
  hint?: string | undefined;
}

/** Props of RadioGroup. Other attributes are passed to the `<fieldset>`. */
export interface RadioGroupProps extends FieldShape<string>, Omit<FieldSetProps, keyof FieldShape<string> | 'children'> {
  /** Options in display order; none is preselected unless a value is given. */
  options: readonly RadioOption[];
  /** `inline`: side by side, for short options such as yes and no; `cards`: framed and stacked, for longer options. */
  look?: 'inline' | 'cards' | undefined;
}

/** Single choice from a few options, as native radio buttons. */
export function RadioGroup(props: RadioGroupProps) {
  const [texts, { value, defaultValue, onChange, options, name, look = 'cards', ...native }] = splitFieldProps(props);
  const ownName = useId();
  const kept = (option: string) => (value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value });
  return (
    <FieldSet role="radiogroup" aria-invalid={texts.error ? true : undefined} {...native} {...texts}>
      {(id) => (
        <RadioRow data-look={look}>
          {options.map((option) => (
            <RadioCard key={option.value}>
              <RadioBox
                {...kept(option.value)}
                type="radio"
                id={`${id}-${option.value}`}
                name={name ?? ownName}
                value={option.value}
                aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
                onChange={() => onChange?.(option.value)}
              />
              <RadioMark />
              <OptionText>
                <OptionTitle htmlFor={`${id}-${option.value}`}>{option.label}</OptionTitle>
                {option.hint && <OptionHint id={`${id}-${option.value}-hint`}>{option.hint}</OptionHint>}
              </OptionText>
            </RadioCard>
          ))}
        </RadioRow>
      )}
    </FieldSet>
  );
}
