/** The same words twice, for readers of HTML and of plain text. */
export interface Bodies {
  html: string;
  text: string;
}

/** One mail as its template came out: a subject, what it says and why it was sent. Its HTML is clean already. */
export interface Letter {
  /** One line. */
  subject: string;
  /** What a list of mails shows after the subject, plain text. */
  preview: string;
  body: Bodies;
  /** Why the reader gets this, the last line of the mail. */
  reason: Bodies;
  /** The address that ends the subscription, for mails that people subscribe to. */
  unsubscribeUrl: string | null;
}
