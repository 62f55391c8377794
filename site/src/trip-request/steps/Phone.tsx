import { contactMethods, contactTimes } from '@farwend/api-contract/rules';
import {
  Alert,
  Checkbox,
  CheckboxCards,
  CountrySelect,
  PhoneField,
  phoneCountries,
  Stack,
  type CountryOption,
} from '@farwend/design-system';
import { useMemo } from 'react';
import { getTypingLocale } from '#src/shared/typingLocale.ts';
import { contactMethodLabels, contactTimeLabels } from '../answerLabels.data.ts';
import { findPhoneCountry } from '../findPhoneCountry.ts';
import { idOf } from '../fieldIds.ts';
import { texts } from '../texts.ts';
import type { StepProps } from './StepProps.ts';

/** Props of Phone. */
export interface PhoneProps extends StepProps {
  /** Countries of residence; while they load, the most frequent ones and the visitor's own are offered. */
  countries: readonly CountryOption[];
  /** The email address belongs to an account that nobody is signed in to. */
  isKnownEmail: boolean;
}

/** The countries offered until the list has loaded: the most frequent ones, those already chosen, and that of the browser's language. */
function buildFirstCountries(chosen: readonly string[]): readonly CountryOption[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const own = [...chosen, new Intl.Locale(getTypingLocale()).region ?? ''];
  const added = [...new Set(own)].filter((code) => /^[A-Z]{2}$/.test(code) && frequentCountries.every(({ isoCode2 }) => isoCode2 !== code));
  return [...frequentCountries, ...added.map((isoCode2) => ({ isoCode2, name: names.of(isoCode2) ?? isoCode2 }))];
}

const frequentCountries: readonly CountryOption[] = [
  { isoCode2: 'US', name: 'United States' },
  { isoCode2: 'AU', name: 'Australia' },
  { isoCode2: 'CA', name: 'Canada' },
  { isoCode2: 'SG', name: 'Singapore' },
  { isoCode2: 'GB', name: 'United Kingdom' },
];

const methodOptions = contactMethods.map((value) => ({ value, label: contactMethodLabels[value] }));
const timeOptions = contactTimes.map((value) => ({ value, label: contactTimeLabels[value] }));

/** The last step: country of residence, optional phone number, how and when to be reached, newsletter. */
export function Phone({ form, errorOf, onChange, countries, isKnownEmail }: PhoneProps) {
  const { traveler, phoneCountry } = form;
  const options = useMemo(
    () => (countries.length > 0 ? countries : buildFirstCountries([traveler.countryOfResidence, phoneCountry])),
    [countries, traveler.countryOfResidence, phoneCountry],
  );
  const prefixes = useMemo(() => phoneCountries(options), [options]);
  const country = findPhoneCountry(form);
  const isFollowing = phoneCountry === '' && country === traveler.countryOfResidence;
  const prefixOf = (code: string) => prefixes.find(({ isoCode2 }) => isoCode2 === code)?.prefix;
  const value = { country, prefix: prefixOf(country) ?? traveler.phone.prefix, number: traveler.phone.number };

  const changeCountry = (code: string) => {
    onChange({ name: 'countryOfResidence', value: code });
    if (isFollowing) onChange({ name: 'phone', value: { ...value, country: '', prefix: prefixOf(code) ?? '' }, qualifier: 'prefix' });
  };
  // The prefix follows the country of residence until the visitor chooses another.
  const changePhone = (next: typeof value) =>
    onChange({ name: 'phone', value: { ...next, country: isFollowing && next.country === country ? '' : next.country } });
  return (
    <Stack gap={8}>
      {isKnownEmail && <Alert>{texts.knownEmail(traveler.email)}</Alert>}
      <CountrySelect
        id={idOf('countryOfResidence')}
        name="countryOfResidence"
        label="Country of residence"
        options={options}
        value={traveler.countryOfResidence}
        error={errorOf('countryOfResidence')}
        onChange={changeCountry}
      />
      <PhoneField
        id={idOf('phone')}
        name="phone"
        label="Phone number"
        optional
        hint="Your travel specialist may call to understand your wishes. We never use it for marketing."
        options={prefixes}
        value={value}
        error={errorOf('phone')}
        onChange={changePhone}
      />
      <CheckboxCards
        id={idOf('contactMethods')}
        name="contactMethods"
        label="How do you like to be reached?"
        optional
        options={methodOptions}
        value={form.contactMethods}
        error={errorOf('contactMethods')}
        onChange={(methods) => onChange({ name: 'contactMethods', value: [...methods] })}
      />
      <CheckboxCards
        id={idOf('contactTimes')}
        name="contactTimes"
        label="When is a good time?"
        hint="By the clock where you live."
        optional
        options={timeOptions}
        value={form.contactTimes}
        error={errorOf('contactTimes')}
        onChange={(times) => onChange({ name: 'contactTimes', value: [...times] })}
      />
      <Checkbox
        id={idOf('includeNewsletter')}
        name="includeNewsletter"
        label="Send me travel inspiration by email, once a week"
        value={form.includeNewsletter}
        onChange={(ticked) => onChange({ name: 'includeNewsletter', value: ticked })}
      />
    </Stack>
  );
}
