import { z } from 'zod';
import type { Letter } from './letter.ts';
import { NewsletterConfirm, newsletterConfirm } from './templates/newsletterConfirm.ts';
import { NewsletterWelcome, newsletterWelcome } from './templates/newsletterWelcome.ts';
import { TripRequestReceived, tripRequestReceived } from './templates/tripRequestReceived.ts';

const to = z.string();

/** A mail to be sent: which template, to whom, and what that template needs. */
export const MailJob = z.discriminatedUnion('template', [
  z.object({ template: z.literal('tripRequestReceived'), to, data: TripRequestReceived }),
  z.object({ template: z.literal('newsletterConfirm'), to, data: NewsletterConfirm }),
  z.object({ template: z.literal('newsletterWelcome'), to, data: NewsletterWelcome }),
]);
export type MailJob = z.infer<typeof MailJob>;

/** The letter of a mail. */
export function letterOf(mail: MailJob): Letter {
  switch (mail.template) {
    case 'tripRequestReceived':
      return tripRequestReceived(mail.data);
    case 'newsletterConfirm':
      return newsletterConfirm(mail.data);
    case 'newsletterWelcome':
      return newsletterWelcome(mail.data);
  }
}
