import { useMemo, type ComponentPropsWithRef } from 'react';
import { Field } from '#src/components/Field/Field.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitField } from '#src/components/Field/splitField.ts';
import { SelectControl } from '#src/components/Select/SelectControl.tsx';
import { mostChosenCountries, orderCountries, type CountryOption } from './orderCountries.ts';

type NativeSelect = Omit<ComponentPropsWithRef<'select'>, keyof FieldShape<string> | 'required' | 'multiple' | 'size' | 'children'>;

/** Props of CountrySelect; what is not listed goes to the select element. */
export interface CountrySelectProps extends FieldShape<string>, NativeSelect {
  /** All countries, in any order; values are their ISO 3166 alpha-2 codes. */
  options: readonly CountryOption[];
  /** Codes of the group that stands first, in this order. */
  pinned?: readonly string[] | undefined;
  /** Text of a first option of value "" while nothing is chosen; absent: there is none. */
  placeholder?: string | undefined;
  /** Name of the first group. */
  pinnedLabel?: string | undefined;
  /** Name of the second group. */
  restLabel?: string | undefined;
  /** BCP 47 tag whose alphabet sorts the second group. */
  locale?: string | undefined;
}

/** A native list of countries: the most chosen first, a rule, then all others by name. */
export function CountrySelect(props: CountrySelectProps) {
  const [texts, { onChange, onBlur, options, pinned, placeholder, pinnedLabel, restLabel, locale, ...native }] = splitField(props);
  return (
    <Field {...texts} describedBy={native['aria-describedby']}>
      {(control) => (
        <SelectControl
          autoComplete="country"
          {...native}
          {...control}
          onChange={(event) => onChange?.(event.target.value)}
          onBlur={() => onBlur?.()}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          <CountryOptions options={options} pinned={pinned} pinnedLabel={pinnedLabel} restLabel={restLabel} locale={locale} />
        </SelectControl>
      )}
    </Field>
  );
}

/** Props of CountryOptions. */
export interface CountryOptionsProps extends Pick<CountrySelectProps, 'options' | 'pinned' | 'pinnedLabel' | 'restLabel' | 'locale'> {
  /** How an option reads; its name when absent. */
  read?: ((country: CountryOption) => string) | undefined;
}

/** The two groups of countries and the rule between them, inside any select. */
export function CountryOptions({
  options,
  pinned = mostChosenCountries,
  pinnedLabel = 'Most chosen',
  restLabel = 'All countries',
  locale = 'en-US',
  read = (country) => country.name,
}: CountryOptionsProps) {
  const groups = useMemo(() => orderCountries(options, pinned, locale), [options, pinned, locale]);
  const option = (country: CountryOption) => (
    <option key={country.isoCode2} value={country.isoCode2}>
      {read(country)}
    </option>
  );
  return (
    <>
      {groups.pinned.length > 0 && <optgroup label={pinnedLabel}>{groups.pinned.map(option)}</optgroup>}
      {groups.pinned.length > 0 && groups.rest.length > 0 && <hr />}
      {groups.rest.length > 0 && <optgroup label={restLabel}>{groups.rest.map(option)}</optgroup>}
    </>
  );
}
