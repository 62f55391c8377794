/** A phone number and the country it is dialled in. */
export interface PhoneValue {
  /** ISO 3166 alpha-2 code of the country whose prefix is chosen. */
  country: string;
  /** That country's calling code, "+44". */
  prefix: string;
  /** The number exactly as typed. */
  number: string;
}

/** The number library, some 35 kB, fetched once when it is first needed; a failed fetch is tried again the next time. */
export function loadPhoneRules() {
  rules ??= import('libphonenumber-js/min');
  rules.catch(() => (rules = undefined));
  return rules;
}

let rules: Promise<typeof import('libphonenumber-js/min')> | undefined;

/** Tells whether a phone value could be rung: digits and length fit its country. An empty number is right, as phones are optional. */
export async function isPhoneNumber(value: PhoneValue): Promise<boolean> {
  if (value.number.trim() === '') return true;
  return (await phoneE164(value)) !== undefined;
}

/** The number as it is stored, "+442079460958", or undefined when it cannot be one. */
export async function phoneE164({ country, number }: PhoneValue): Promise<string | undefined> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await loadPhoneRules();
  const parsed = isSupportedCountry(country) ? parsePhoneNumberFromString(number, country) : parsePhoneNumberFromString(number);
  return parsed?.isPossible() ? parsed.number : undefined;
}
