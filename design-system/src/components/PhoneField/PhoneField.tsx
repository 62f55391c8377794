import { useMemo, useState } from 'react';
import { CountryOptions } from '#src/components/CountrySelect/CountrySelect.tsx';
import { mostChosenCountries } from '#src/components/CountrySelect/orderCountries.ts';
import { FieldSet, type FieldSetProps } from '#src/components/Field/FieldSet.tsx';
import { describedByIds } from '#src/components/Field/Field.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { InputBox } from '#src/components/Field/control.styles.ts';
import { splitField } from '#src/components/Field/splitField.ts';
import { useFieldValue } from '#src/components/Field/useFieldValue.ts';
import { SelectControl } from '#src/components/Select/SelectControl.tsx';
import { countryOfNumber, type PhoneCountry } from './callingCodes.ts';
import { loadPhoneRules, type PhoneValue } from './isPhoneNumber.ts';
import { NumberPart, PartLabel, PhoneRow, PrefixNote, PrefixPart } from './PhoneField.styles.ts';

/** Props of PhoneField; what is not listed goes to the fieldset. Ids: the number has `{id}`, the prefix `{id}-prefix`, the fieldset `{id}-group`. */
export interface PhoneFieldProps extends FieldShape<PhoneValue>, Omit<FieldSetProps, keyof FieldShape<PhoneValue> | 'children'> {
  /** Id of the number's input. */
  id: string;
  /** The countries to choose a prefix from; `phoneCountries` adds codes to a plain list. */
  options: readonly PhoneCountry[];
  /** Codes of the countries that stand first. */
  pinned?: readonly string[] | undefined;
  /** Label of the prefix. */
  prefixLabel?: string | undefined;
  /** Label of the number. */
  numberLabel?: string | undefined;
  /** Name of the first group of prefixes. */
  pinnedLabel?: string | undefined;
  /** Name of the second group of prefixes. */
  restLabel?: string | undefined;
  /** Said and shown when a number that begins with a plus has chosen the country. */
  recognisedText?: ((country: PhoneCountry) => string) | undefined;
}

/** A phone number in any form people write it, with its country's prefix. Nothing is reformatted. */
export function PhoneField(props: PhoneFieldProps) {
  const [texts, { value, defaultValue, onChange, name, options, pinned = mostChosenCountries, ...rest }] = splitField(props);
  const { prefixLabel = 'Country code', numberLabel = 'Number', pinnedLabel, restLabel, recognisedText = codeSet, ...native } = rest;
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
                  read={readPrefix(options)}
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

function readPrefix(options: readonly PhoneCountry[]) {
  const prefixes = new Map(options.map((option) => [option.isoCode2, option.prefix]));
  return (country: { isoCode2: string; name: string }) => `${country.name} (${prefixes.get(country.isoCode2)})`;
}

function codeSet(country: PhoneCountry): string {
  return `Country code set to ${country.name} (${country.prefix})`;
}
