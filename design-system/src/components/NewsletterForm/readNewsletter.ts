/** What a person fills in to receive a newsletter. */
export interface NewsletterFields {
  /** The name as typed. */
  fullName: string;
  /** The address as typed. */
  email: string;
  /** Whether the consent box is ticked. */
  consent: boolean;
}

/** What stands in a NewsletterForm, in the browser or where it was posted to. */
export function readNewsletter(data: FormData): NewsletterFields {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { fullName: text('fullName'), email: text('email'), consent: data.has('consent') };
}
