import { useMemo, useState } from 'react';
import { CountryOptions } from '#src/components/CountrySelect/CountrySelect.tsx';
import { mostChosenCountries } from '#src/components/CountrySelect/orderCountries.ts';
import { FieldSet, type FieldSetProps } from '#src/components/Field/FieldSet.tsx';
import { describedByIds } from '#src/components/Field/Field.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { InputBox } from '#src/components/Field/control.styles.ts';
import { splitFieldProps } from '#src/components/Field/splitFieldProps.ts';
import { useFieldValue } from '#src/components/Field/useFieldValue.ts';
import { SelectControl } from '#src/components/Select/SelectControl.tsx';
import { countryOfNumber, type PhoneCountry } from './callingCodes.ts';
import { loadPhoneRules, type PhoneValue } from './isPhoneNumber.ts';
import { NumberPart, PartLabel, PhoneRow, PrefixNote, PrefixPart } from './PhoneField.styles.ts';

/** Props of PhoneField. Other attributes are passed to the `<fieldset>`. Ids: the number has `{id}`, the prefix `{id}-prefix`, the fieldset `{id}-group`. */
export interface PhoneFieldProps extends FieldShape<PhoneValue>, Omit<FieldSetProps, keyof FieldShape<PhoneValue> | 'children'> {
  /** Id of the number input. */
  id: string;
  /** Countries to choose a calling code from; `phoneCountries` adds the codes to a plain list. */
  options: readonly PhoneCountry[];
  /** ISO codes of the countries listed first. */
  pinned?: readonly string[] | undefined;
  /** Label of the calling code select. */
  prefixLabel?: string | undefined;
  /** Label of the number input. */
  numberLabel?: string | undefined;
  /** Label of the first group of calling codes. */
  pinnedLabel?: string | undefined;
  /** Label of the second group of calling codes. */
  restLabel?: string | undefined;
  /** Shown and announced when a number with a leading plus has changed the country. */
  recognisedText?: ((country: PhoneCountry) => string) | undefined;
}

/** Phone number in any notation, with the calling code of its country. The number is never reformatted. */
export function PhoneField(props: PhoneFieldProps) {
  const [texts, { value, defaultValue, onChange, name, options, pinned = mostChosenCountries, ...rest }] = splitFieldProps(props);
  const { prefixLabel = 'Country code', numberLabel = 'Number', pinnedLabel, restLabel, recognisedText = codeChanged, ...native } = rest;
  const id = props.id;
  const first = useMemo(() => options.find((option) => option.isoCode2 === pinned[0]) ?? options[0], [options, pinned]);
  const start = { country: first?.isoCode2 ?? '', prefix: first?.prefix ?? '', number: '' };
  const [phone, setPhone] = useFieldValue({ value, defaultValue: defaultValue ?? start, onChange });
  const [note, setNote] = useState('');

  const choose = (isoCode2: string) => {
    const country = options.find((option) => option.isoCode2 === isoCode2);
    setNote('');
    if (country) setPhone({ ...phone, country: country.isoCode2, prefix: country.prefix });
  };
  const type = (number: string) => {
    const country = countryOfNumber(number, options, phone.country);
    if (!country || country.isoCode2 === phone.country) return setPhone({ ...phone, number });
    setNote(recognisedText(country));
    return setPhone({ country: country.isoCode2, prefix: country.prefix, number });
  };
  const invalid = texts.error ? true : undefined;
  return (
    <FieldSet {...native} {...texts} id={`${id}-group`} onFocus={() => void loadPhoneRules().catch(() => undefined)}>
      {() => (
        <>
          <PhoneRow>
            <PrefixPart>
              <PartLabel htmlFor={`${id}-prefix`}>{prefixLabel}</PartLabel>
              <SelectControl
                id={`${id}-prefix`}
                name={name && `${name}-prefix`}
                autoComplete="tel-country-code"
                value={phone.country}
                onChange={(event) => choose(event.target.value)}
              >
                <CountryOptions
                  options={options}
                  pinned={pinned}
                  pinnedLabel={pinnedLabel}
                  restLabel={restLabel}
                  formatOption={formatWithPrefix(options)}
                />
              </SelectControl>
            </PrefixPart>
            <NumberPart>
              <PartLabel htmlFor={id}>{numberLabel}</PartLabel>
              <InputBox
                id={id}
                name={name}
                type="tel"
                inputMode="tel"
                autoComplete="tel-national"
                value={phone.number}
                aria-invalid={invalid}
                aria-describedby={describedByIds(`${id}-group`, { error: texts.error })}
                onChange={(event) => type(event.target.value)}
              />
            </NumberPart>
          </PhoneRow>
          <PrefixNote role="status">{note}</PrefixNote>
        </>
      )}
    </FieldSet>
  );
}

function formatWithPrefix(options: readonly PhoneCountry[]) {
  const prefixes = new Map(options.map((option) => [option.isoCode2, option.prefix]));
  return (country: { isoCode2: string; name: string }) => `${country.name} (${prefixes.get(country.isoCode2)})`;
}

function codeChanged(country: PhoneCountry): string {
  return `Country code set to ${country.name} (${country.prefix})`;
}
