import { useId } from 'react';
import { FieldSet, type FieldSetProps } from '#src/components/Field/FieldSet.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitField } from '#src/components/Field/splitField.ts';
import { useFieldValue } from '#src/components/Field/useFieldValue.ts';
import * as icons from '#src/icons/paths.ts';
import { Line, StarCell, StarRadio, StarRow, ValueText } from './StarRatingInput.styles.ts';

/** Props of StarRatingInput; `value` is 1 to 5, or 0 for none yet; what is not listed goes to the fieldset. */
export interface StarRatingInputProps extends FieldShape<number>, Omit<FieldSetProps, keyof FieldShape<number> | 'children'> {
  /** The name of each radio, from its number. */
  starText?: ((stars: number) => string) | undefined;
  /** What the choice means, in words beside the stars; 0 is none yet. */
  valueText?: ((stars: number) => string) | undefined;
}

/** A rating of one to five stars: five native radios under one question, with the choice in words. */
export function StarRatingInput(props: StarRatingInputProps) {
  const [texts, { value, defaultValue = 0, onChange, name, starText = stars, valueText = meaning, ...native }] = splitField(props);
  const ownName = useId();
  const [chosen, setChosen] = useFieldValue({ value, defaultValue, onChange });
  return (
    <FieldSet role="radiogroup" aria-invalid={texts.error ? true : undefined} {...native} {...texts}>
      {(id) => (
        <Line>
          <StarRow>
            {[1, 2, 3, 4, 5].map((number) => (
              <StarCell key={number}>
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                  <path d={icons.star.fill} />
                </svg>
                <StarRadio
                  type="radio"
                  id={`${id}-${number}`}
                  name={name ?? ownName}
                  value={number}
                  aria-label={starText(number)}
                  checked={chosen === number}
                  onChange={() => setChosen(number)}
                />
              </StarCell>
            ))}
          </StarRow>
          <ValueText aria-hidden="true">{valueText(chosen)}</ValueText>
        </Line>
      )}
    </FieldSet>
  );
}

const stars = (number: number) => (number === 1 ? '1 star' : `${number} stars`);
const words = ['Not rated yet', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'];
const meaning = (number: number) => (number > 0 ? `${stars(number)}, ${words[number]?.toLowerCase() ?? ''}` : (words[0] ?? ''));
