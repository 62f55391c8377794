/** Values of a newsletter sign-up. */
export interface NewsletterFields {
  /** Name as typed. */
  fullName: string;
  /** Email address as typed. */
  email: string;
  /** Whether consent is checked. */
  consent: boolean;
}

/** Reads the values of a NewsletterForm, in the browser or on the server it is posted to. */
export function readNewsletter(data: FormData): NewsletterFields {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { fullName: text('fullName'), email: text('email'), consent: data.has('consent') };
}
