import { useState, type ReactNode } from 'react';
import { FieldSet, type FieldSetProps } from '#src/components/Field/FieldSet.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitFieldProps } from '#src/components/Field/splitFieldProps.ts';
import { useFieldValue } from '#src/components/Field/useFieldValue.ts';
import { CardGrid, CardText, CardTitle, CardHint, CheckCard, CheckMark, LimitNote, PictureFrame, TickBox } from './CheckboxCards.styles.ts';

/** One option of CheckboxCards. */
export interface CheckboxCardOption {
  /** Value that is stored and submitted; its input has the id `{id}-{value}`. */
  value: string;
  /** Option label. */
  label: string;
  /** Secondary text below the label. */
  hint?: string | undefined;
  /** Decorative picture above the label, hidden from screen readers. */
  picture?: ReactNode;
}

/** Props of CheckboxCards. Other attributes are passed to the `<fieldset>`. */
export interface CheckboxCardsProps
  extends FieldShape<readonly string[]>, Omit<FieldSetProps, keyof FieldShape<readonly string[]> | 'children'> {
  /** Options in display order. */
  options: readonly CheckboxCardOption[];
  /** Maximum number of selected options; a further one is rejected with a message. Unlimited when omitted. */
  max?: number | undefined;
  /** Message shown when a selection exceeds `max`. */
  maxText?: ((max: number) => string) | undefined;
}

/** Multiple choice as cards, with or without pictures; the whole card is the label. */
export function CheckboxCards(props: CheckboxCardsProps) {
  const [texts, { value, defaultValue, onChange, options, name, max, maxText = maxReached, ...native }] = splitFieldProps(props);
  const [chosen, setChosen] = useFieldValue<readonly string[]>({ value, defaultValue: defaultValue ?? [], onChange });
  const [refused, setRefused] = useState(false);
  const full = max !== undefined && chosen.length >= max;
  const toggle = (option: string, ticked: boolean) => {
    if (ticked && full) return setRefused(true);
    setRefused(false);
    // In the order of the options, so that equal selections are equal lists.
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

function maxReached(max: number): string {
  return `You can choose up to ${max}. Take one away to choose another.`;
}
