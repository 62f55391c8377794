import { useId } from 'react';
import { FieldSet, type FieldSetProps } from '#src/components/Field/FieldSet.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitFieldProps } from '#src/components/Field/splitFieldProps.ts';
import { useFieldValue } from '#src/components/Field/useFieldValue.ts';
import * as icons from '#src/icons/paths.ts';
import { Line, StarCell, StarRadio, StarRow, ValueText } from './StarRatingInput.styles.ts';

/** Props of StarRatingInput. `value` is 1 to 5, or 0 for none. Other attributes are passed to the `<fieldset>`. */
export interface StarRatingInputProps extends FieldShape<number>, Omit<FieldSetProps, keyof FieldShape<number> | 'children'> {
  /** Accessible name of each radio, from its number of stars. */
  starText?: ((stars: number) => string) | undefined;
  /** Text beside the stars for the selected value; 0 means none. */
  valueText?: ((stars: number) => string) | undefined;
}

/** Rating of one to five stars as native radio buttons, with the selection as text. */
export function StarRatingInput(props: StarRatingInputProps) {
  const [texts, { value, defaultValue = 0, onChange, name, starText = stars, valueText = meaning, ...native }] = splitFieldProps(props);
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
const ratingWords = ['Not rated yet', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'];
const meaning = (number: number) => (number > 0 ? `${stars(number)}, ${ratingWords[number]?.toLowerCase() ?? ''}` : (ratingWords[0] ?? ''));
