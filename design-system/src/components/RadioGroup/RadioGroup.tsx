import { FieldSet, type FieldSetProps } from '#src/components/Field/FieldSet.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitField } from '#src/components/Field/splitField.ts';
import { useId } from 'react';
import { OptionHint, OptionText, OptionTitle, RadioBox, RadioCard, RadioMark, RadioRow } from './RadioGroup.styles.ts';

/** One choice of a RadioGroup. */
export interface RadioOption {
  /** The value kept and posted; its input has the id `{id}-{value}`. */
  value: string;
  /** The choice in words. */
  label: string;
  /** A second line. */
  hint?: string | undefined;
}

/** Props of RadioGroup; what is not listed goes to the fieldset. */
export interface RadioGroupProps extends FieldShape<string>, Omit<FieldSetProps, keyof FieldShape<string> | 'children'> {
  /** The choices, in order; none is chosen ahead unless the caller gives a value ("" or absent: none). */
  options: readonly RadioOption[];
  /** `inline`: side by side, for yes and no; `cards`: one below the other, framed, for longer choices. */
  look?: 'inline' | 'cards' | undefined;
}

/** One of a few choices, native radios under one question. */
export function RadioGroup(props: RadioGroupProps) {
  const [texts, { value, defaultValue, onChange, options, name, look = 'cards', ...native }] = splitField(props);
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
