import { isEmail } from '@farwend/api-contract/rules';

/** Everything the three forms ask for. */
export type FieldName = 'option' | 'companyName' | 'website' | 'countries' | 'name' | 'email' | 'message';

/** What stands in a field, and whether it will do. */
export interface FormField {
  value: string;
  valid: boolean;
}

/** A form as it is checked: its fields, and the proof that a person is here. */
export type MessageForm = Partial<Record<FieldName, FormField>> & { reCaptchaId: FormField };

/** The sentences beside fields that need another look. */
export type MessageErrors = Partial<Record<FieldName, string>>;

/** What a contact can be about. */
export const contactOptions = [
  { value: 'PLAN_A_TRIP', label: 'A journey I would like to plan' },
  { value: 'EXISTING_TRIP', label: 'A journey that is planned already' },
  { value: 'PRESS', label: 'Press' },
  { value: 'TRAVEL_COMPANY', label: 'I work for a travel company' },
  { value: 'CAREERS', label: 'Working at Farwend' },
  { value: 'OTHER', label: 'Something else' },
] as const;
/** One of the things a contact can be about. */
export type ContactOption = (typeof contactOptions)[number]['value'];

/** Name of the field that people cannot see and programs fill in. */
export const TRAP_NAME = 'fax';

/** The longest message, in characters. */
export const MESSAGE_LIMIT = 4000;
const SHORTEST_MESSAGE = 10;
const NAME_LIMIT = 120;

/** Reads the named fields of a form and checks each; `reCaptchaId` is what is known of the proof so far. */
export function readForm(data: FormData, names: readonly FieldName[], reCaptchaId: string | null = null): MessageForm {
  const fields = names.map((name) => {
    const value = data.getAll(name).map(String).join(',').trim();
    return [name, { value, valid: problemOf(name, value) === null }] as const;
  });
  return { ...Object.fromEntries(fields), reCaptchaId: { value: reCaptchaId ?? '', valid: Boolean(reCaptchaId) } };
}

/** The sentences for the fields that will not do, in the order of the form. */
export function errorsOf(form: MessageForm): MessageErrors {
  const { reCaptchaId: _, ...fields } = form;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const problem = field && !field.valid && isFieldName(name) ? problemOf(name, field.value) : null;
      return problem === null ? [] : [[name, problem]];
    }),
  );
}

/** What is wrong with a value, in a sentence; null: nothing. */
export function problemOf(name: FieldName, value: string): string | null {
  switch (name) {
    case 'option':
      return isContactOption(value) ? null : 'Please choose what it is about.';
    case 'name':
      if (value === '') return 'Please enter your full name.';
      return value.length > NAME_LIMIT ? `Please use ${NAME_LIMIT} characters or fewer.` : null;
    case 'email':
      return isEmail(value) ? null : 'Please enter a valid email address.';
    case 'companyName':
      if (value === '') return 'Please enter the name of your company.';
      return value.length > NAME_LIMIT ? `Please use ${NAME_LIMIT} characters or fewer.` : null;
    case 'website':
      return value === '' || isWebsite(value) ? null : 'Please enter the whole address, like https://www.example.com.';
    case 'countries':
      return null; // where they plan may be a country we do not serve yet
    case 'message':
      if (value.length < SHORTEST_MESSAGE) return `Please write at least ${SHORTEST_MESSAGE} characters.`;
      return value.length > MESSAGE_LIMIT ? 'Please keep your message to 4,000 characters.' : null;
  }
}

/** Whether the text is one of the things a contact can be about. */
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
