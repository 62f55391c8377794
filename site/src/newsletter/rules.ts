import { isNewsletterEmail } from '@farwend/api-contract/rules';
import type { NewsletterFields } from '@farwend/design-system';

/** The fields that need another look, with their sentences. */
export interface NewsletterErrors {
  fullName?: string;
  email?: string;
  /** Only for forms posted without scripts; with them the button is disabled instead. */
  consent?: string;
}

/** The words people agree to; sent along as proof. */
export const CONSENT_TEXT = 'Send me travel inspiration every week';

/** Where the form is posted when no scripts run. */
export const NEWSLETTER_PATH = '/newsletter/';

/** Name of the field that people cannot see and programs fill in. */
export const TRAP_NAME = 'website';

/** Checks what was typed; the sentences are the specification's. */
export function newsletterErrors({ fullName, email }: NewsletterFields): NewsletterErrors {
  return {
    ...(fullName.trim() === '' ? { fullName: 'Please enter your full name.' } : {}),
    ...(isNewsletterEmail(email.trim()) ? {} : { email: 'Please enter a valid email address.' }),
  };
}
