/** Words of a NewsletterForm. */
export interface NewsletterTexts {
  /** The heading; it names the form. */
  title: string;
  /** What comes, and how often. */
  lead: string;
  /** Label of the name. */
  fullName: string;
  /** Label of the address. */
  email: string;
  /** Read, not shown, beside the tick at a right address. */
  valid: string;
  /** The button that puts a mistyped provider right, from the address it stands for. */
  suggestion: (email: string) => string;
  /** What people agree to. */
  consent: string;
  /** The button. */
  subscribe: string;
  /** Read while it is on its way. */
  sending: string;
  /** Said when it worked. */
  success: string;
  /** What follows. */
  successDetail: string;
  /** Said when it did not. */
  error: string;
}

/** The words in English. */
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
