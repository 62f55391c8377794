import { useState, type ReactNode } from 'react';
import { FieldSet, type FieldSetProps } from '#src/components/Field/FieldSet.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitField } from '#src/components/Field/splitField.ts';
import { useFieldValue } from '#src/components/Field/useFieldValue.ts';
import { CardGrid, CardText, CardTitle, CardHint, CheckCard, CheckMark, LimitNote, PictureFrame, TickBox } from './CheckboxCards.styles.ts';

/** One choice of CheckboxCards. */
export interface CheckboxCardOption {
  /** The value kept and posted; its input has the id `{id}-{value}`. */
  value: string;
  /** The choice in words. */
  label: string;
  /** A second line. */
  hint?: string | undefined;
  /** A picture above the words; decorative, it adds nothing for those who do not see it. */
  picture?: ReactNode;
}

/** Props of CheckboxCards; what is not listed goes to the fieldset. */
export interface CheckboxCardsProps
  extends FieldShape<readonly string[]>, Omit<FieldSetProps, keyof FieldShape<readonly string[]> | 'children'> {
  /** The choices, in order. */
  options: readonly CheckboxCardOption[];
  /** How many may be ticked; a further one is refused with a note. Absent: any number. */
  max?: number | undefined;
  /** What is said when a further one is refused. */
  maxText?: ((max: number) => string) | undefined;
}

/** Several choices to tick, each a card that is label as a whole; with or without pictures. */
export function CheckboxCards(props: CheckboxCardsProps) {
  const [texts, { value, defaultValue, onChange, options, name, max, maxText = upTo, ...native }] = splitField(props);
  const [chosen, setChosen] = useFieldValue<readonly string[]>({ value, defaultValue: defaultValue ?? [], onChange });
  const [refused, setRefused] = useState(false);
  const full = max !== undefined && chosen.length >= max;
  const toggle = (option: string, ticked: boolean) => {
    if (ticked && full) return setRefused(true);
    setRefused(false);
    // In the order of the options, so that the same choices are always the same list.
    setChosen(options.map((each) => each.value).filter((each) => (each === option ? ticked : chosen.includes(each))));
  };
  return (
    <FieldSet {...native} {...texts}>
      {(id) => (
        <>
          <CardGrid data-pictures={options.some((option) => option.picture !== undefined) || undefined}>
            {options.map((option) => {
              const ticked = chosen.includes(option.value);
              return (
                <CheckCard key={option.value}>
                  <TickBox
                    type="checkbox"
                    id={`${id}-${option.value}`}
                    name={name}
                    value={option.value}
                    checked={ticked}
                    aria-invalid={texts.error ? true : undefined}
                    aria-disabled={(full && !ticked) || undefined}
                    aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
                    onChange={(event) => toggle(option.value, event.target.checked)}
                  />
                  <CheckMark />
                  {option.picture && <PictureFrame aria-hidden="true">{option.picture}</PictureFrame>}
                  <CardText>
                    <CardTitle htmlFor={`${id}-${option.value}`}>{option.label}</CardTitle>
                    {option.hint && <CardHint id={`${id}-${option.value}-hint`}>{option.hint}</CardHint>}
                  </CardText>
                </CheckCard>
              );
            })}
          </CardGrid>
          <LimitNote role="status">{refused && max !== undefined ? maxText(max) : ''}</LimitNote>
        </>
      )}
    </FieldSet>
  );
}

function upTo(max: number): string {
  return `You can choose up to ${max}. Take one away to choose another.`;
}
