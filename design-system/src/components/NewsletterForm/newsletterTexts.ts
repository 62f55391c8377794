/** Texts of NewsletterForm. */
export interface NewsletterTexts {
  /** Heading; it also names the form. */
  title: string;
  /** What subscribers receive, and how often. */
  lead: string;
  /** Label of the name field. */
  fullName: string;
  /** Label of the email field. */
  email: string;
  /** Visually hidden text of the check mark for a valid address. */
  valid: string;
  /** Label of the button that corrects a mistyped provider, from the corrected address. */
  suggestion: (email: string) => string;
  /** Label of the consent checkbox. */
  consent: string;
  /** Label of the submit button. */
  subscribe: string;
  /** Announced while the form is being submitted. */
  sending: string;
  /** Shown and announced on success. */
  success: string;
  /** What happens next, shown on success. */
  successDetail: string;
  /** Shown and announced on failure. */
  error: string;
}

/** The English texts. */
export const newsletterTexts: NewsletterTexts = {
  title: 'A letter from the road, once a week',
  lead: 'One place, when to go and when to stay away, written by someone just back.',
  fullName: 'Full name',
  email: 'Email address',
  valid: 'Email address has the correct format',
  suggestion: (email) => `Did you mean ${email}?`,
  consent: 'Send me travel inspiration every week',
  subscribe: 'Subscribe',
  sending: 'Sending',
  success: 'Thank You for Signing Up!',
  successDetail: 'We have written to you. Where your country asks for it, confirm your address there.',
  error: 'Something went wrong. Please try again.',
};
