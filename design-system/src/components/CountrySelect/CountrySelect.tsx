import { useMemo, type ComponentPropsWithRef } from 'react';
import { Field } from '#src/components/Field/Field.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitFieldProps } from '#src/components/Field/splitFieldProps.ts';
import { SelectControl } from '#src/components/Select/SelectControl.tsx';
import { mostChosenCountries, orderCountries, type CountryOption } from './orderCountries.ts';

type NativeSelect = Omit<ComponentPropsWithRef<'select'>, keyof FieldShape<string> | 'required' | 'multiple' | 'size' | 'children'>;

/** Props of CountrySelect. Other attributes are passed to the `<select>`. */
export interface CountrySelectProps extends FieldShape<string>, NativeSelect {
  /** All countries, in any order; values are ISO 3166 alpha-2 codes. */
  options: readonly CountryOption[];
  /** Codes of the countries listed first, in this order. */
  pinned?: readonly string[] | undefined;
  /** Label of an initial empty option with value "". Omit for none. */
  placeholder?: string | undefined;
  /** Label of the pinned group. */
  pinnedLabel?: string | undefined;
  /** Label of the group of all other countries. */
  restLabel?: string | undefined;
  /** BCP 47 locale for sorting the second group. */
  locale?: string | undefined;
}

/** Native country select: the most chosen countries first, a separator, then all others by name. */
export function CountrySelect(props: CountrySelectProps) {
  const [texts, { onChange, onBlur, options, pinned, placeholder, pinnedLabel, restLabel, locale, ...native }] = splitFieldProps(props);
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
  /** Formats an option. Defaults to the country's name. */
  formatOption?: ((country: CountryOption) => string) | undefined;
}

/** The two groups of countries and the separator between them, for use inside any select. */
export function CountryOptions({
  options,
  pinned = mostChosenCountries,
  pinnedLabel = 'Most chosen',
  restLabel = 'All countries',
  locale = 'en-US',
  formatOption = (country) => country.name,
}: CountryOptionsProps) {
  const groups = useMemo(() => orderCountries(options, pinned, locale), [options, pinned, locale]);
  const option = (country: CountryOption) => (
    <option key={country.isoCode2} value={country.isoCode2}>
      {formatOption(country)}
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
