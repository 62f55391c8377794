import { isNewsletterEmail } from '@farwend/api-contract/rules';

/** What a person fills in to receive the newsletter. */
export interface NewsletterFields {
  fullName: string;
  email: string;
  /** Whether the consent box is ticked. */
  consent: boolean;
}

/** The fields that need another look, with their sentences. */
export interface NewsletterErrors {
  fullName?: string;
  email?: string;
}

/** The words people agree to; sent along as proof. */
export const CONSENT_TEXT = 'Send me travel inspiration every week';

/** Checks what was typed; the sentences are the specification's. */
export function newsletterErrors({ fullName, email }: NewsletterFields): NewsletterErrors {
  return {
    ...(fullName.trim() === '' ? { fullName: 'Please enter your full name.' } : {}),
    ...(isNewsletterEmail(email.trim()) ? {} : { email: 'Please enter a valid email address.' }),
  };
}
