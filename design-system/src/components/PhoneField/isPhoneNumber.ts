/** A phone number with its country. */
export interface PhoneValue {
  /** ISO 3166 alpha-2 code of the selected country. */
  country: string;
  /** Calling code of that country, "+44". */
  prefix: string;
  /** Number exactly as typed. */
  number: string;
}

/** Loads libphonenumber (some 35 kB) once, on first use; a failed load is retried on the next call. */
export function loadPhoneRules() {
  rules ??= import('libphonenumber-js/min');
  rules.catch(() => (rules = undefined));
  return rules;
}

let rules: Promise<typeof import('libphonenumber-js/min')> | undefined;

/** Whether a number is possible: its digits and length fit the country. An empty number is valid, because phone numbers are optional. */
export async function isPhoneNumber(value: PhoneValue): Promise<boolean> {
  if (value.number.trim() === '') return true;
  return (await phoneE164(value)) !== undefined;
}

/** The number in E.164 form, "+442079460958", or `undefined` if it is not possible. */
export async function phoneE164({ country, number }: PhoneValue): Promise<string | undefined> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await loadPhoneRules();
  const parsed = isSupportedCountry(country) ? parsePhoneNumberFromString(number, country) : parsePhoneNumberFromString(number);
  return parsed?.isPossible() ? parsed.number : undefined;
}
