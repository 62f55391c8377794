import { isEmail } from '@farwend/api-contract/rules';

/** Fields of the three forms. */
export type FieldName = 'option' | 'companyName' | 'website' | 'countries' | 'name' | 'email' | 'message';

/** Value of a field and whether it is valid. */
export interface FormField {
  value: string;
  valid: boolean;
}

/** A validated form: its fields and the id of the solved captcha. */
export type MessageForm = Partial<Record<FieldName, FormField>> & { reCaptchaId: FormField };

/** Error messages by field. */
export type MessageErrors = Partial<Record<FieldName, string>>;

/** Topics of a message to Farwend. */
export const contactOptions = [
  { value: 'PLAN_A_TRIP', label: 'A journey I would like to plan' },
  { value: 'EXISTING_TRIP', label: 'A journey that is planned already' },
  { value: 'PRESS', label: 'Press' },
  { value: 'TRAVEL_COMPANY', label: 'I work for a travel company' },
  { value: 'CAREERS', label: 'Working at Farwend' },
  { value: 'OTHER', label: 'Something else' },
] as const;
/** Topic of a message to Farwend. */
export type ContactOption = (typeof contactOptions)[number]['value'];

/** Name of the hidden field that only bots fill in. */
export const HONEYPOT_NAME = 'fax';

/** Maximum length of a message in characters. */
export const MAX_MESSAGE_LENGTH = 4000;
const MIN_MESSAGE_LENGTH = 10;
const MAX_NAME_LENGTH = 120;

/** Reads and validates the named fields; `reCaptchaId` is the id of the solved captcha, or null before it is solved. */
export function readForm(data: FormData, names: readonly FieldName[], reCaptchaId: string | null = null): MessageForm {
  const fields = names.map((name) => {
    const value = data.getAll(name).map(String).join(',').trim();
    return [name, { value, valid: validateField(name, value) === null }] as const;
  });
  return { ...Object.fromEntries(fields), reCaptchaId: { value: reCaptchaId ?? '', valid: Boolean(reCaptchaId) } };
}

/** Collects the error messages of invalid fields, in the order of the form. */
export function collectErrors(form: MessageForm): MessageErrors {
  const { reCaptchaId: _, ...fields } = form;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const problem = field && !field.valid && isFieldName(name) ? validateField(name, field.value) : null;
      return problem === null ? [] : [[name, problem]];
    }),
  );
}

/** Validates a value; returns the error message, or null if it is valid. */
export function validateField(name: FieldName, value: string): string | null {
  switch (name) {
    case 'option':
      return isContactOption(value) ? null : 'Please choose what it is about.';
    case 'name':
      if (value === '') return 'Please enter your full name.';
      return value.length > MAX_NAME_LENGTH ? `Please use ${MAX_NAME_LENGTH} characters or fewer.` : null;
    case 'email':
      return isEmail(value) ? null : 'Please enter a valid email address.';
    case 'companyName':
      if (value === '') return 'Please enter the name of your company.';
      return value.length > MAX_NAME_LENGTH ? `Please use ${MAX_NAME_LENGTH} characters or fewer.` : null;
    case 'website':
      return value === '' || isWebsite(value) ? null : 'Please enter the whole address, like https://www.example.com.';
    case 'countries':
      return null; // companies may plan in countries we do not serve yet
    case 'message':
      if (value.length < MIN_MESSAGE_LENGTH) return `Please write at least ${MIN_MESSAGE_LENGTH} characters.`;
      return value.length > MAX_MESSAGE_LENGTH ? 'Please keep your message to 4,000 characters.' : null;
  }
}

/** Whether the value is a topic of a message. */
export function isContactOption(value: string): value is ContactOption {
  return contactOptions.some((option) => option.value === value);
}

const fieldNames: readonly string[] = ['option', 'companyName', 'website', 'countries', 'name', 'email', 'message'] satisfies FieldName[];

function isFieldName(name: string): name is FieldName {
  return fieldNames.includes(name);
}

function isWebsite(value: string): boolean {
  return value.length <= 300 && URL.canParse(value) && /^https?:\/\/[^/?#]+\.[^/?#]+/i.test(value);
}
