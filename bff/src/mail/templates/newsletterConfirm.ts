import { z } from 'zod';
import { greeting, type Letter } from '../letter.ts';
import { httpUrl } from './httpUrl.ts';

/** What the mail needs that asks whether somebody really wants the newsletter. */
export const NewsletterConfirm = z.object({ fullName: z.string(), confirmUrl: httpUrl });

/** To an address that was put into the newsletter form, where consent must be confirmed first. */
export function newsletterConfirm({ fullName, confirmUrl }: z.infer<typeof NewsletterConfirm>): Letter {
  return {
    subject: 'Please confirm: letters from Farwend',
    preview: 'One click, and the next letter comes to you.',
    heading: 'Shall we write to you?',
    parts: [
      { kind: 'paragraph', text: greeting(fullName) },
      {
        kind: 'paragraph',
        text: 'Someone, we hope you, asked for our letters at this address: one route at a time, with its seasons, distances and the hour when the light is right.',
      },
      { kind: 'action', label: 'Yes, send me the letters', url: confirmUrl },
      { kind: 'note', text: 'If it was not you, do nothing. Without this click we send no letter.' },
    ],
    reason: 'You get this one mail because this address was entered in the newsletter form at Farwend.',
  };
}
