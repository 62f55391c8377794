/** The same content as HTML and as plain text. */
export interface EmailContent {
  html: string;
  text: string;
}

/** An email rendered from its template, without its layout. Its HTML is safe. */
export interface RenderedEmail {
  /** One line. */
  subject: string;
  /** Preview text that mail clients show after the subject. */
  preview: string;
  body: EmailContent;
  /** Why the recipient gets this email, in its footer. */
  reason: EmailContent;
  /** Unsubscribe URL, for subscriptions. */
  unsubscribeUrl: string | null;
}
