import { isNewsletterEmail } from '@farwend/api-contract/rules';
import type { NewsletterFields } from '@farwend/design-system';

/** Error messages by field. */
export interface NewsletterErrors {
  fullName?: string;
  email?: string;
  /** Only for forms posted without JavaScript; with it the button is disabled instead. */
  consent?: string;
}

/** Consent text; sent along as evidence. */
export const CONSENT_TEXT = 'Send me travel inspiration every week';

/** Path that the form is posted to without JavaScript. */
export const NEWSLETTER_PATH = '/newsletter/';

/** Name of the hidden field that only bots fill in. */
export const HONEYPOT_NAME = 'website';

/** Validates the fields; the messages are those of the specification. */
export function validateNewsletter({ fullName, email }: NewsletterFields): NewsletterErrors {
  return {
    ...(fullName.trim() === '' ? { fullName: 'Please enter your full name.' } : {}),
    ...(isNewsletterEmail(email.trim()) ? {} : { email: 'Please enter a valid email address.' }),
  };
}
